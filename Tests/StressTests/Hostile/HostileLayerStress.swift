import TestSupport
import UIKit
import UIKitTesting

/// Changes layers, animations and trees at random, also to values that cannot be drawn and to layers that would contain
/// themselves.
@MainActor
final class HostileLayerStress: NSObject, CAAnimationDelegate {
  private let app: TestApplication
  private var numbers: HostileNumbers
  private let layers: [CALayer]
  private let shape = CAShapeLayer()
  private var startedCount = 0
  private var stoppedCount = 0
  private var depth = 0
  private var completionCounts: [Int: Int] = [:]
  private var failure: String?

  init(seed: UInt64, in app: TestApplication) {
    self.app = app
    numbers = HostileNumbers(seed: seed)
    layers = (0..<5).map { _ in CALayer() } + [shape]
    super.init()
    for layer in layers {
      layer.frame = CGRect(x: 10, y: 10, width: 50, height: 40)
      layer.backgroundColor = UIColor.red.cgColor
      app.window.layer.addSublayer(layer)
    }
    shape.fillColor = UIColor.blue.cgColor
    shape.strokeColor = UIColor.green.cgColor
  }

  private func changeTree(_ layer: CALayer) {
    let other = numbers.pick(layers)
    switch numbers.pick(0...4) {
    case 0: layer.addSublayer(other)
    case 1: layer.insertSublayer(other, at: UInt32(numbers.pick(0...9)))
    case 2: layer.mask = numbers.flag() ? nil : other
    case 3: layer.sublayers = [other, numbers.pick(layers)]
    default: app.window.layer.addSublayer(layer)
    }
  }

  private func changeValue(_ layer: CALayer) {
    switch numbers.pick(0...16) {
    case 0: layer.position = numbers.point()
    case 1: layer.bounds = numbers.rect()
    case 2: layer.frame = numbers.rect()
    case 3: layer.transform = numbers.transform()
    case 4: layer.sublayerTransform = numbers.transform()
    case 5: layer.setAffineTransform(numbers.affineTransform())
    case 6: layer.cornerRadius = numbers.length()
    case 7: layer.borderWidth = numbers.length()
    case 8:
      layer.shadowOpacity = Float(numbers.number())
      layer.shadowRadius = numbers.length()
      layer.shadowOffset = numbers.size()
      layer.shadowPath = numbers.flag() ? numbers.path() : nil
    case 9: layer.opacity = Float(numbers.number())
    case 10: layer.zPosition = numbers.length()
    case 11: layer.anchorPoint = numbers.point()
    case 12: layer.contentsScale = numbers.length()
    case 13:
      layer.shouldRasterize = numbers.flag()
      layer.rasterizationScale = numbers.length()
    case 14:
      shape.path = numbers.path()
      shape.lineWidth = numbers.length()
      shape.miterLimit = numbers.length()
    case 15:
      shape.lineDashPattern = (0..<numbers.pick(0...3)).map { _ in NSNumber(value: numbers.number()) }
      shape.lineDashPhase = numbers.length()
      shape.strokeStart = numbers.length()
      shape.strokeEnd = numbers.length()
    default: layer.masksToBounds = numbers.flag()
    }
  }

  private func animate(_ layer: CALayer) {
    let keyPath = numbers.pick([
      "position.x", "bounds", "transform.rotation.z", "opacity", "cornerRadius", "nothing", "transform.scale",
    ])
    let animation: CAAnimation
    switch numbers.pick(0...3) {
    case 0:
      let frames = CAKeyframeAnimation(keyPath: keyPath)
      frames.values = (0..<numbers.pick(0...4)).map { _ in NSNumber(value: numbers.number()) }
      frames.keyTimes = (0..<numbers.pick(0...4)).map { _ in NSNumber(value: numbers.number()) }
      frames.calculationMode = numbers.pick([.linear, .discrete, .paced, .cubic, .cubicPaced])
      if numbers.pick(0...3) == 0 { frames.path = numbers.path() }
      animation = frames
    case 1:
      let spring = CASpringAnimation(keyPath: keyPath)
      spring.mass = numbers.length()
      spring.stiffness = numbers.length()
      spring.damping = numbers.length()
      spring.initialVelocity = numbers.length()
      spring.toValue = numbers.number()
      animation = spring
    case 2:
      let group = CAAnimationGroup()
      let basic = CABasicAnimation(keyPath: keyPath)
      basic.toValue = numbers.number()
      basic.duration = numbers.number()
      group.animations = [basic]
      animation = group
    default:
      let basic = CABasicAnimation(keyPath: keyPath)
      basic.fromValue = numbers.flag() ? numbers.number() as Any : "text" as Any
      basic.byValue = numbers.flag() ? nil : numbers.number()
      basic.toValue = numbers.flag() ? nil : numbers.number()
      basic.isCumulative = numbers.flag()
      animation = basic
    }
    animation.duration = numbers.number()
    animation.beginTime = numbers.pick(0...3) == 0 ? numbers.number() : 0
    animation.timeOffset = numbers.pick(0...2) == 0 ? numbers.number() : 0
    animation.speed = numbers.flag() ? 1 : Float(numbers.number())
    animation.repeatCount = numbers.flag() ? 0 : Float(numbers.number())
    animation.repeatDuration = numbers.pick(0...3) == 0 ? numbers.number() : 0
    animation.autoreverses = numbers.flag()
    animation.fillMode = numbers.pick([.removed, .both, .forwards, .backwards])
    animation.isRemovedOnCompletion = numbers.flag()
    animation.delegate = self
    layer.add(animation, forKey: numbers.flag() ? nil : "key")
  }

  private func animateView() {
    let view = app.window.rootViewController?.view ?? app.window
    let number = completionCounts.count
    completionCounts[number] = 0
    let end = { [weak self] (_: Bool) in
      guard let self else { return }
      completionCounts[number, default: 0] += 1
      if completionCounts[number] != 1 { failure = "completion \(number) was called twice" }
      again()
    }
    let target = numbers.flag() ? 0.5 : numbers.length()
    switch numbers.pick(0...3) {
    case 0:
      UIView.animate(
        withDuration: numbers.number(), delay: numbers.number(), animations: { view.alpha = target }, completion: end)
    case 1:
      UIView.animate(
        withDuration: numbers.number(), delay: 0, usingSpringWithDamping: numbers.length(),
        initialSpringVelocity: numbers.length(),
        animations: { view.alpha = target }, completion: end)
    case 2:
      let (start, duration) = (numbers.number(), numbers.number())
      UIView.animateKeyframes(
        withDuration: numbers.number(), delay: 0,
        animations: {
          UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: duration) { view.alpha = target }
        }, completion: end)
    default:
      UIView.transition(
        with: view, duration: numbers.number(), options: .transitionCrossDissolve, animations: { view.alpha = target },
        completion: end)
    }
  }

  /// Begins another animation in the callback of one, as animations that repeat themselves do.
  private func again() {
    guard depth < 5, numbers.pick(0...2) == 0 else { return }
    depth += 1
    animate(numbers.pick(layers))
    depth -= 1
  }

  func animationDidStart(_ anim: CAAnimation) {
    startedCount += 1
    again()
  }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    stoppedCount += 1
    again()
  }

  /// Performs random steps, and returns what is wrong, or `nil`.
  func run(steps: Int) -> String? {
    for _ in 0..<steps {
      let layer = numbers.pick(layers)
      switch numbers.pick(0...9) {
      case 0, 1: changeTree(layer)
      case 2...4: changeValue(layer)
      case 5, 6: animate(layer)
      case 7: animateView()
      case 8:
        layer.speed = numbers.flag() ? 1 : Float(numbers.number())
        layer.timeOffset = numbers.number()
        layer.beginTime = numbers.number()
      default:
        if numbers.flag() { layer.removeAllAnimations() } else { layer.removeAnimation(forKey: "key") }
      }
      if numbers.pick(0...2) == 0 { app.advance(by: 0.05) }
      if numbers.pick(0...5) == 0 { _ = app.snapshot() }
      _ = app.window.layer.hitTest(numbers.point())
      _ = layer.convert(numbers.point(), to: numbers.pick(layers))
      if let failure { return failure }
      if let problem = checkTree() { return problem }
    }
    return nil
  }

  private func checkTree() -> String? {
    for layer in layers {
      var ancestor: CALayer? = layer
      var count = 0
      while let current = ancestor {
        ancestor = current.superlayer
        count += 1
        if count > 20 { return "a layer contains itself" }
      }
    }
    return nil
  }
}
