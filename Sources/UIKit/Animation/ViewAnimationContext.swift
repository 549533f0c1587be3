import Foundation

/// The parameters of an animation block. They apply to the changes inside the block. In nested blocks, the parameters of the
/// innermost block apply.
@MainActor
package final class ViewAnimationContext {
  /// The storage of the innermost running animation block, and of whether animations are enabled. Each application has its own instance.
  @MainActor final class CurrentStorage {
    @exclusivity(unchecked) fileprivate var current: ViewAnimationContext?
    @exclusivity(unchecked) fileprivate var isEnabled = true
  }
  private static var shared: CurrentStorage { ApplicationContext.object(.viewAnimations, CurrentStorage()) }

  /// The parameters of the innermost animation block that is running, or nil outside of animation blocks.
  package private(set) static var current: ViewAnimationContext? {
    get { shared.current }
    set { shared.current = newValue }
  }

  /// Indicates whether animations are enabled (`UIView.areAnimationsEnabled`).
  static var isEnabled: Bool { shared.isEnabled }
  private static let none = NSNull()

  var duration: TimeInterval
  var delay: TimeInterval
  var pace: ViewAnimationPace
  var options: UIView.AnimationOptions
  var repeatCount: Float = 0
  var autoreverses = false
  let group: ViewAnimationGroup
  /// A closure that receives each change instead of an animation being added to the layer. Key frame collectors and
  /// property animators set it.
  var changeHandler: ((_ layer: CALayer, _ key: LayerKey, _ oldValue: LayerValue?, _ newValue: LayerValue?) -> Void)?
  /// The block of `UIView.beginAnimations(_:context:)`, or nil for animation blocks with closures.
  var committedAnimation: CommittedAnimation?
  private var enclosingContext: ViewAnimationContext?
  /// The views that are laid out at the end of the block, in its animation.
  private var viewsToLayOut: [UIView] = []

  init(
    duration: TimeInterval, delay: TimeInterval, pace: ViewAnimationPace, options: UIView.AnimationOptions,
    group: ViewAnimationGroup
  ) {
    self.duration = duration
    self.delay = delay
    self.pace = pace
    self.options = options
    self.group = group
    repeatCount = options.contains(.repeat) ? .infinity : 0
    autoreverses = options.contains(.autoreverse)
  }

  /// Copies the timing and the repetition of the enclosing animation block, except for the parameters that this block's
  /// options override.
  func inheritParameters() {
    guard let enclosingBlock = Self.current, enclosingBlock.changeHandler == nil else { return }
    if !options.contains(.overrideInheritedDuration) {
      duration = enclosingBlock.duration
      delay = max(delay, enclosingBlock.delay)
    }
    if !options.contains(.overrideInheritedCurve) { pace = enclosingBlock.pace }
    if !options.contains(.overrideInheritedOptions) {
      repeatCount = max(repeatCount, enclosingBlock.repeatCount)
      autoreverses = autoreverses || enclosingBlock.autoreverses
    }
  }

  /// Runs a closure as the innermost animation block.
  func perform(_ body: () -> Void) {
    enter()
    body()
    leave()
  }

  /// Makes this the innermost animation block, until `leave()`.
  func enter() {
    enclosingContext = Self.current
    Self.current = self
    Self.update()
  }

  /// Ends the animation block. The enclosing one is the innermost again.
  func leave() {
    while !viewsToLayOut.isEmpty { viewsToLayOut.removeFirst().layoutIfNeeded() }
    Self.current = enclosingContext
    enclosingContext = nil
    Self.update()
  }

  /// Lays out a view at the end of the innermost animation block, in its animation. Does nothing outside of animation blocks.
  static func layOutAtEnd(_ view: UIView) {
    guard isEnabled, let current, !current.viewsToLayOut.contains(where: { $0 === view }) else { return }
    current.viewsToLayOut.append(view)
  }

  /// Shows a layer that was hidden in the innermost animation block until the animation has ended. Does nothing outside of animation
  /// blocks, and in those that collect their changes, such as the ones of property animators.
  static func keepVisible(_ layer: CALayer) {
    guard isEnabled, let current, current.changeHandler == nil else { return }
    ViewAnimationAction(context: current, key: .isHidden, oldValue: .number(0), presentationValue: .number(0))
      .add(to: layer, forKey: LayerKey.isHidden.name, newValue: .number(0))
  }

  static func setEnabled(_ enabled: Bool) {
    shared.isEnabled = enabled
    update()
  }

  private static func update() { LayerActions.viewsAnimate = isEnabled && current != nil }

  /// Returns the action that animates a change of a view's layer. `UIView.action(for:forKey:)` calls it.
  package static func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    guard isEnabled, let current, let key = LayerKey(name: event), isAnimated(key) else { return none }
    if current.committedAnimation != nil, current.duration <= 0, current.delay <= 0 { return none }
    return ViewAnimationAction(
      context: current, key: key, oldValue: layer.currentValue(key),
      presentationValue: layer.presentationValue(forKey: key))
  }

  /// Returns whether animation blocks animate changes of a layer's property.
  private static func isAnimated(_ key: LayerKey) -> Bool {
    switch key {
    case .bounds, .position, .zPosition, .anchorPoint, .anchorPointZ, .transform, .sublayerTransform, .opacity,
      .backgroundColor, .backdrop, .cornerRadius, .borderWidth, .borderColor, .shadowColor, .shadowOpacity,
      .shadowOffset, .shadowRadius, .shadowPath, .contentsRect, .contentsCenter, .fillColor, .strokeColor, .strokeStart,
      .strokeEnd,
      .lineWidth, .path, .colors, .locations, .startPoint, .endPoint, .fontSize, .foregroundColor, .instanceTransform:
      true
    default: false
    }
  }
}
