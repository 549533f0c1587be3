import TestSupport
import UIKit
import UIKitTesting

/// Gesture recognizers that wait for each other, set wrong states, and whose delegates and actions remove views and recognizers.
@MainActor
final class HostileGestureStress: NSObject, UIGestureRecognizerDelegate {
  /// A recognizer that sets states at random, also in `reset()`. Its gesture ends with its touches: gestures that wait for one that
  /// does not end would wait forever, as in UIKit.
  private final class Odd: UIGestureRecognizer {
    weak var stress: HostileGestureStress?
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { stress?.setState(of: self) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { stress?.setState(of: self) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { end() }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { end() }
    private func end() { if stress?.setState(of: self) != .ended { state = .failed } }
    override func reset() {
      super.reset()
      stress?.setState(of: self)
    }
  }

  private let app: TestApplication
  private var numbers: HostileNumbers
  private let views: [UIView]
  private let gestures: [UIGestureRecognizer]
  private let checked: UITapGestureRecognizer
  private let checkedView = UIView()
  private var checkedCount = 0
  private var remainingChanges = 0
  private var depth = 0

  init(seed: UInt64, in app: TestApplication) {
    self.app = app
    numbers = HostileNumbers(seed: seed)
    views = (0..<3).map { _ in UIView() }
    let odd = [Odd(), Odd()]
    gestures =
      [
        UITapGestureRecognizer(), UITapGestureRecognizer(), UIPanGestureRecognizer(), UILongPressGestureRecognizer(),
        UISwipeGestureRecognizer(), UIPinchGestureRecognizer(),
      ] + odd
    checked = UITapGestureRecognizer()
    super.init()
    (gestures[1] as? UITapGestureRecognizer)?.numberOfTapsRequired = 2
    for recognizer in odd { recognizer.stress = self }
    var superview: UIView = app.window
    for view in views {
      view.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
      superview.addSubview(view)
      superview = view
    }
    for gesture in gestures {
      gesture.delegate = self
      gesture.addTarget(self, action: Selector("act", HostileGestureStress.act))
      numbers.pick(views).addGestureRecognizer(gesture)
    }
    checkedView.frame = CGRect(x: 0, y: 200, width: 200, height: 100)
    app.window.addSubview(checkedView)
    checkedView.addGestureRecognizer(checked)
    checked.addTarget(self, action: Selector("count", HostileGestureStress.count))
  }

  private func act() { changeInCallback() }
  private func count() { checkedCount += 1 }

  @discardableResult private func setState(of gesture: UIGestureRecognizer) -> UIGestureRecognizer.State? {
    guard depth < 4, numbers.flag() else { return nil }
    let state = numbers.pick([UIGestureRecognizer.State.possible, .began, .changed, .ended, .cancelled, .failed])
    // Nothing ends a gesture that begins without touches.
    if gesture.numberOfTouches == 0, state == .began || state == .changed { return nil }
    depth += 1
    gesture.state = state
    depth -= 1
    return state
  }

  private func changeInCallback() {
    guard remainingChanges > 0, numbers.pick(0...3) == 0 else { return }
    remainingChanges -= 1
    change()
  }

  private func change() {
    let gesture = numbers.pick(gestures)
    switch numbers.pick(0...7) {
    case 0: gesture.view?.removeGestureRecognizer(gesture)
    case 1: numbers.pick(views).addGestureRecognizer(gesture)
    case 2: numbers.pick(views).removeFromSuperview()
    case 3: gesture.isEnabled = numbers.flag()
    case 4: gesture.require(toFail: numbers.pick(gestures))
    case 5: setState(of: gesture)
    case 6:
      var superview: UIView = app.window
      for view in views {
        superview.addSubview(view)
        superview = view
      }
    default: numbers.pick(views).isUserInteractionEnabled = numbers.flag()
    }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    changeInCallback()
    return numbers.pick(0...3) != 0
  }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    changeInCallback()
    return numbers.pick(0...5) != 0
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    changeInCallback()
    return numbers.flag()
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    changeInCallback()
    return numbers.pick(0...9) == 0
  }

  /// Performs random steps, and returns what is wrong, or `nil`.
  func run(steps: Int) -> String? {
    for _ in 0..<steps {
      remainingChanges = 4
      if numbers.pick(0...2) == 0 { change() }
      let point = CGPoint(x: CGFloat(numbers.pick(0...199)), y: CGFloat(numbers.pick(0...199)))
      switch numbers.pick(0...3) {
      case 0: app.tap(at: point, count: numbers.pick(1...3))
      case 1: app.drag(from: point, to: CGPoint(x: 100, y: 100), duration: 0.1)
      case 2: app.longPress(at: point, duration: 0.7)
      default: app.pinch(at: point, from: 20, to: 80)
      }
    }
    remainingChanges = 0
    app.advance(by: 3)
    // Wrong gestures in other views do not affect a recognizer.
    app.tap(at: CGPoint(x: 100, y: 250))
    app.advance(by: 1)
    if checkedCount != 1 { return "a tap in another view was recognized \(checkedCount) times" }
    for gesture in gestures where gesture.view == nil || gesture.view?.window == nil {
      if gesture.state == .began || gesture.state == .changed {
        return "\(type(of: gesture)) is \(gesture.state) without a window"
      }
    }
    for gesture in gestures where !(gesture is Odd) && gesture.state != .possible {
      return "\(type(of: gesture)) is \(gesture.state) at rest"
    }
    do { try app.waitUntilIdle(limit: 5) } catch { return "\(error)" }
    return nil
  }
}
