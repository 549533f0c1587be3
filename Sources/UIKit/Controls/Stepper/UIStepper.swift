import Foundation

/// Two buttons, − and +, that count a value down and up. 94 by 32 points (measured on iOS 26.1).
@preconcurrency @MainActor
open class UIStepper: UIControl {
  private static let fixedSize = CGSize(width: 94, height: 32)

  private let well = UIImageView()
  private let divider = UIImageView()
  private let minus = UIImageView()
  private let plus = UIImageView()
  private var images = StepperImages()
  /// −1 or 1 while a finger is on a half.
  private var pressed = 0
  private var repeats = 0
  private var timer: Int?
  private var changedWhilePressed = false

  /// A stepper at the frame's origin.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.fixedSize))
    setUp()
  }

  /// Decodes what `UIControl` decodes: a stepper from 0 to 100 at 0.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    for view in [well, divider, minus, plus] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    for view in [minus, plus] { view.contentMode = .center }
    well.clipsToBounds = true
    show()
  }

  // MARK: Value

  private var storedValue: Double = 0

  /// The number, from `minimumValue` to `maximumValue`; others are cut off. Default 0. Setting it tells nobody.
  open var value: Double {
    get { storedValue }
    set {
      storedValue = min(maximumValue, max(minimumValue, newValue))
      show()
    }
  }

  /// The least. Default 0. One above `maximumValue` is reported and left.
  open var minimumValue: Double = 0 {
    didSet {
      guard minimumValue <= maximumValue else {
        Misuse.report("\(self): the minimum \(minimumValue) is above the maximum \(maximumValue); it stays \(oldValue)")
        minimumValue = oldValue
        return
      }
      value = storedValue
    }
  }

  /// The greatest. Default 100. One below `minimumValue` is reported and left.
  open var maximumValue: Double = 100 {
    didSet {
      guard minimumValue <= maximumValue else {
        Misuse.report("\(self): the maximum \(maximumValue) is below the minimum \(minimumValue); it stays \(oldValue)")
        maximumValue = oldValue
        return
      }
      value = storedValue
    }
  }

  /// How much a step is. Default 1. Zero and less are reported and left.
  open var stepValue: Double = 1 {
    didSet {
      guard !(stepValue > 0) else { return }
      Misuse.report("\(self): a step of \(stepValue) is not above 0; it stays \(oldValue)")
      stepValue = oldValue
    }
  }

  /// Whether every change is told at once; otherwise the last one when the finger leaves. Default true.
  open var isContinuous = true
  /// Whether it goes on counting while a finger rests on it, faster and faster. Default true.
  open var autorepeat = true
  /// Whether it goes from the greatest value to the least and back. Default false.
  open var wraps = false { didSet { show() } }

  private func step(_ event: UIEvent?) {
    var next = storedValue + Double(pressed) * stepValue
    if next > maximumValue { next = wraps ? minimumValue : maximumValue }
    if next < minimumValue { next = wraps ? maximumValue : minimumValue }
    guard next != storedValue else { return }
    storedValue = next
    show()
    changedWhilePressed = true
    if isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered], with: event) }
  }

  private func schedule() {
    // Half a second of patience, then ten steps a second, then thirty.
    let delay = repeats == 0 ? 0.5 : repeats < 10 ? 0.1 : 1.0 / 30
    timer = FrameTimers.after(delay) { [weak self] in
      guard let self, self.pressed != 0 else { return }
      self.repeats += 1
      self.step(nil)
      self.schedule()
    }
  }

  // MARK: Touch

  private func half(_ touch: UITouch) -> Int {
    let isRight = touch.location(in: self).x >= bounds.midX
    return isRight == (effectiveUserInterfaceLayoutDirection == .leftToRight) ? 1 : -1
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pressed = half(touch)
    repeats = 0
    changedWhilePressed = false
    step(event)
    if autorepeat { schedule() }
    show()
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if !isTouchInside || half(touch) != pressed { release() }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    release()
    if changedWhilePressed, !isContinuous {
      sendActions(for: [.valueChanged, .primaryActionTriggered], with: event)
    }
  }

  open override func cancelTracking(with event: UIEvent?) { release() }

  private func release() {
    pressed = 0
    FrameTimers.cancel(timer)
    timer = nil
    show()
  }

  // MARK: Look

  /// The picture behind the buttons in a state; nil is the system's.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    images.background[state] = image
    show()
  }
  /// What was set for that state; nil if nothing was.
  open func backgroundImage(for state: UIControl.State) -> UIImage? { images.background[state] }

  /// The picture between the buttons for the states of the two; nil is a line.
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) {
    images.divider[StepperImages.Pair(left: leftState, right: rightState)] = image
    show()
  }
  /// What was set between halves in those states; nil if nothing was.
  open func dividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) -> UIImage? { images.divider[StepperImages.Pair(left: leftState, right: rightState)] }

  /// The picture of the button that counts up in a state; nil is a plus.
  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
    images.increment[state] = image
    show()
  }
  /// What was set for that state; nil if nothing was, and a plus is drawn.
  open func incrementImage(for state: UIControl.State) -> UIImage? { images.increment[state] }

  /// The picture of the button that counts down in a state; nil is a minus.
  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
    images.decrement[state] = image
    show()
  }
  /// What was set for that state; nil if nothing was, and a minus is drawn.
  open func decrementImage(for state: UIControl.State) -> UIImage? { images.decrement[state] }

  private func show() {
    func state(_ direction: Int) -> UIControl.State {
      let isAtEnd = !wraps && (direction > 0 ? storedValue >= maximumValue : storedValue <= minimumValue)
      if !isEnabled || isAtEnd { return .disabled }
      return pressed == direction ? .highlighted : .normal
    }
    func picture(_ view: UIImageView, _ direction: Int, _ own: [UIControl.State: UIImage], _ sign: UIImage) {
      let state = state(direction)
      view.image = own[state] ?? own[.normal] ?? sign
      view.tintColor = state == .disabled ? .tertiaryLabel : .label
      view.alpha = state == .highlighted ? 0.45 : 1
    }
    picture(minus, -1, images.decrement, StepperImages.minus)
    picture(plus, 1, images.increment, StepperImages.plus)
    let background = images.background[isEnabled ? .normal : .disabled] ?? images.background[.normal]
    well.image = background
    well.backgroundColor = background == nil ? .tertiarySystemFill : nil
    let between =
      images.divider[StepperImages.Pair(left: state(-1), right: state(1))]
      ?? images.divider[StepperImages.Pair(left: .normal, right: .normal)]
    divider.image = between
    divider.backgroundColor = between == nil ? .quaternaryLabel : nil
    setNeedsLayout()
  }

  package override var takesTaps: Bool { true }
  package override final var focusOutline: (rect: CGRect, radius: CGFloat) { (bounds, bounds.height / 2) }
  package override final func activateByKey() {}
  package override final func stepByKey(_ sign: Int, isVertical: Bool) -> Bool {
    let old = value
    value = old + Double(sign) * stepValue
    if value == old, wraps { value = sign > 0 ? minimumValue : maximumValue }
    if value != old { tellOfValueByKey() }
    return true
  }
  package override func stateChanged() { show() }

  open override func layoutSubviews() {
    super.layoutSubviews()
    well.frame = bounds
    well.layer.cornerRadius = well.image == nil ? bounds.height / 2 : 0
    let middle = bounds.midX
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let halves = [
      CGRect(x: 0, y: 0, width: middle, height: bounds.height),
      CGRect(x: middle, y: 0, width: bounds.width - middle, height: bounds.height),
    ]
    minus.frame = halves[isMirrored ? 1 : 0]
    plus.frame = halves[isMirrored ? 0 : 1]
    let width = divider.image?.size.width ?? 1
    let height = divider.image == nil ? 18 : bounds.height
    divider.frame = CGRect(
      x: nearestPixel(middle - width / 2), y: (bounds.height - height) / 2, width: width, height: height)
  }

  open override var intrinsicContentSize: CGSize { Self.fixedSize }

  /// 94 by 32 points, whatever is proposed.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.fixedSize }

  /// The size stays 94 by 32.
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: Self.fixedSize) }
  }
}
