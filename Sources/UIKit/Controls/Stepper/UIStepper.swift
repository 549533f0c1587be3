import Foundation

/// A control with a minus and a plus button that change a value in steps. It is 94 by 32 points (measured on iOS 26.1).
@preconcurrency @MainActor
open class UIStepper: UIControl {
  private static let fixedSize = CGSize(width: 94, height: 32)

  private let well = UIImageView()
  private let divider = UIImageView()
  private let minus = UIImageView()
  private let plus = UIImageView()
  private var images = StepperImages()
  /// The button that is pressed: −1 for the minus button, 1 for the plus button, 0 for neither.
  private var pressed = 0
  private var repeats = 0
  private var timer: Int?
  private var changedWhilePressed = false

  /// Creates a stepper at the origin of a frame. The size of the frame is ignored.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.fixedSize))
    setUp()
  }

  /// Creates a stepper from 0 to 100 with the value 0 from data in an unarchiver. Only the properties of `UIControl`
  /// are decoded.
  ///
  /// - Parameter coder: The unarchiver to read from.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.decodeNib(into: self, as: UIStepper.self)
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

  /// The value, from `minimumValue` to `maximumValue`. The default is 0.
  ///
  /// Values out of range are limited. Setting it sends no events.
  open var value: Double {
    get { storedValue }
    set {
      storedValue = min(maximumValue, max(minimumValue, newValue))
      show()
    }
  }

  /// The minimum value. The default is 0. Setting a value above `maximumValue` reports an error and has no effect.
  open var minimumValue: Double = 0 {
    didSet {
      guard minimumValue <= maximumValue else {
        Diagnostics.report(
          "\(self): minimumValue \(minimumValue) > maximumValue \(maximumValue); it remains \(oldValue)")
        minimumValue = oldValue
        return
      }
      value = storedValue
    }
  }

  /// The maximum value. The default is 100. Setting a value below `minimumValue` reports an error and has no effect.
  open var maximumValue: Double = 100 {
    didSet {
      guard minimumValue <= maximumValue else {
        Diagnostics.report(
          "\(self): maximumValue \(maximumValue) < minimumValue \(minimumValue); it remains \(oldValue)")
        maximumValue = oldValue
        return
      }
      value = storedValue
    }
  }

  /// The change of the value in one step. The default is 1. Setting a value that is not greater than 0 reports an error
  /// and has no effect.
  open var stepValue: Double = 1 {
    didSet {
      guard !(stepValue > 0) else { return }
      Diagnostics.report("\(self): stepValue must be greater than 0, but \(stepValue) was set; it remains \(oldValue)")
      stepValue = oldValue
    }
  }

  /// A Boolean value that determines whether every change sends events immediately. The default is `true`.
  ///
  /// If it is `false`, events are sent once, when the touch ends.
  open var isContinuous = true
  /// A Boolean value that determines whether the value keeps changing while a button is pressed, at an increasing rate.
  /// The default is `true`.
  open var autorepeat = true
  /// A Boolean value that determines whether the value wraps from the maximum to the minimum and back. The default is
  /// `false`.
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
    // The first repetition follows after half a second, the next at ten steps a second, then at thirty.
    let delay = repeats == 0 ? 0.5 : repeats < 10 ? 0.1 : 1.0 / 30
    timer = FrameTimers.after(delay) { [weak self] in
      guard let self, self.pressed != 0 else { return }
      self.repeats += 1
      self.step(nil)
      self.schedule()
    }
  }

  // MARK: Touches

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

  // MARK: Appearance

  /// Sets the background image for a state.
  ///
  /// - Parameters:
  ///   - image: The image, or `nil` to use the standard background.
  ///   - state: The control state to which the background image applies.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    noteAppearance("setBackgroundImage(_:for:)", [state.rawValue]) { $0.setBackgroundImage(image, for: state) }
    images.background[state] = image
    show()
  }
  /// Returns the background image that was set for a state.
  ///
  /// - Parameter state: The control state.
  /// - Returns: The image, or `nil` if none was set.
  open func backgroundImage(for state: UIControl.State) -> UIImage? { images.background[state] }

  /// Sets the divider image for the states of the two buttons.
  ///
  /// - Parameters:
  ///   - image: The image, or `nil` to use a line.
  ///   - leftState: The state of the left button.
  ///   - rightState: The state of the right button.
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) {
    noteAppearance(
      "setDividerImage(_:forLeftSegmentState:rightSegmentState:)", [leftState.rawValue, rightState.rawValue]
    ) {
      $0.setDividerImage(image, forLeftSegmentState: leftState, rightSegmentState: rightState)
    }
    images.divider[StepperImages.Pair(left: leftState, right: rightState)] = image
    show()
  }
  /// Returns the divider image that was set for the states of the two buttons.
  ///
  /// - Parameters:
  ///   - leftState: The state of the left button.
  ///   - rightState: The state of the right button.
  /// - Returns: The image, or `nil` if none was set.
  open func dividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) -> UIImage? { images.divider[StepperImages.Pair(left: leftState, right: rightState)] }

  /// Sets the image of the button that increases the value.
  ///
  /// - Parameters:
  ///   - image: The image, or `nil` to use a plus sign.
  ///   - state: The control state.
  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
    noteAppearance("setIncrementImage(_:for:)", [state.rawValue]) { $0.setIncrementImage(image, for: state) }
    images.increment[state] = image
    show()
  }
  /// Returns the image that was set for the button that increases the value.
  ///
  /// - Parameter state: The control state.
  /// - Returns: The image, or `nil` if none was set and a plus sign is shown.
  open func incrementImage(for state: UIControl.State) -> UIImage? { images.increment[state] }

  /// Sets the image of the button that decreases the value.
  ///
  /// - Parameters:
  ///   - image: The image, or `nil` to use a minus sign.
  ///   - state: The control state.
  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
    noteAppearance("setDecrementImage(_:for:)", [state.rawValue]) { $0.setDecrementImage(image, for: state) }
    images.decrement[state] = image
    show()
  }
  /// Returns the image that was set for the button that decreases the value.
  ///
  /// - Parameter state: The control state.
  /// - Returns: The image, or `nil` if none was set and a minus sign is shown.
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

  package override var hasTapPrecedence: Bool { true }
  package override final var focusOutline: (rect: CGRect, radius: CGFloat) { (bounds, bounds.height / 2) }
  package override final func activateByKey() {}
  package override final func stepByKey(_ sign: Int, isVertical: Bool) -> Bool {
    let previousValue = value
    value = previousValue + Double(sign) * stepValue
    if value == previousValue, wraps { value = sign > 0 ? minimumValue : maximumValue }
    if value != previousValue { sendValueEvents() }
    return true
  }
  package override func stateChanged() { show() }

  open override func layoutSubviews() {
    super.layoutSubviews()
    well.frame = bounds
    well.layer.cornerRadius = well.image == nil ? bounds.height / 2 : 0
    let centerX = bounds.midX
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let buttons = [
      CGRect(x: 0, y: 0, width: centerX, height: bounds.height),
      CGRect(x: centerX, y: 0, width: bounds.width - centerX, height: bounds.height),
    ]
    minus.frame = buttons[isMirrored ? 1 : 0]
    plus.frame = buttons[isMirrored ? 0 : 1]
    let width = divider.image?.size.width ?? 1
    let height = divider.image == nil ? 18 : bounds.height
    divider.frame = CGRect(
      x: nearestPixel(centerX - width / 2), y: (bounds.height - height) / 2, width: width, height: height)
  }

  open override var intrinsicContentSize: CGSize { Self.fixedSize }

  /// Returns 94 by 32 points, regardless of the proposed size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.fixedSize }

  /// The frame of the stepper. Its size is always 94 by 32 points.
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: Self.fixedSize) }
  }
}
