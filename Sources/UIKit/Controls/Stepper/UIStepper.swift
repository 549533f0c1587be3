import Foundation

/// A control with a minus and a plus button that change a value in steps. The control is 94 by 32 points (measured on
/// iOS 26.1).
@preconcurrency @MainActor
open class UIStepper: UIControl {
  private static let fixedSize = CGSize(width: 94, height: 32)

  private let backgroundImageView = UIImageView()
  private let divider = UIImageView()
  private let minusImageView = UIImageView()
  private let plusImageView = UIImageView()
  private var images = StepperImages()
  /// The button that is pressed. The value is −1 for the minus button, 1 for the plus button and 0 for neither.
  private var pressedButton = 0
  private var repeatCount = 0
  private var timer: Int?
  private var changedWhilePressed = false

  /// Creates a stepper at the origin of a frame. The size of the frame is ignored.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.fixedSize))
    setUp()
  }

  /// Creates a stepper from data in an unarchiver. Properties are decoded only from nibs and storyboards. With other data, the stepper
  /// has the range from 0 to 100 and the value 0.
  ///
  /// - Parameter coder: The unarchiver. It is ignored if it does not read a nib or storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.decodeNib(into: self, as: UIStepper.self)
  }

  private func setUp() {
    for view in [backgroundImageView, divider, minusImageView, plusImageView] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    for view in [minusImageView, plusImageView] { view.contentMode = .center }
    backgroundImageView.clipsToBounds = true
    updateImages()
  }

  // MARK: Value

  private var valueStorage: Double = 0

  /// The value, from `minimumValue` to `maximumValue`. The default is 0.
  ///
  /// Values outside this range are limited to it. Setting this property sends no events.
  open var value: Double {
    get { valueStorage }
    set {
      valueStorage = newValue.isNaN ? minimumValue : min(maximumValue, max(minimumValue, newValue))
      updateImages()
    }
  }

  /// The minimum value. It can be infinite. The default is 0. Setting NaN or a value above `maximumValue` reports an error and has no
  /// effect.
  open var minimumValue: Double = 0 {
    didSet {
      guard !minimumValue.isNaN else {
        Diagnostics.report("\(self): minimumValue must be a number. It remains \(oldValue)")
        minimumValue = oldValue
        return
      }
      guard minimumValue <= maximumValue else {
        Diagnostics.report(
          "\(self): minimumValue \(minimumValue) is greater than maximumValue \(maximumValue). "
            + "minimumValue remains \(oldValue)")
        minimumValue = oldValue
        return
      }
      value = valueStorage
    }
  }

  /// The maximum value. It can be infinite. The default is 100. Setting NaN or a value below `minimumValue` reports an error and has no
  /// effect.
  open var maximumValue: Double = 100 {
    didSet {
      guard !maximumValue.isNaN else {
        Diagnostics.report("\(self): maximumValue must be a number. It remains \(oldValue)")
        maximumValue = oldValue
        return
      }
      guard minimumValue <= maximumValue else {
        Diagnostics.report(
          "\(self): maximumValue \(maximumValue) is less than minimumValue \(minimumValue). "
            + "maximumValue remains \(oldValue)")
        maximumValue = oldValue
        return
      }
      value = valueStorage
    }
  }

  /// The change of the value in one step. The default is 1. Setting a value that is not finite and greater than 0 reports an error and
  /// has no effect.
  open var stepValue: Double = 1 {
    didSet {
      guard !(stepValue > 0) || !stepValue.isFinite else { return }
      Diagnostics.report(
        "\(self): stepValue must be finite and greater than 0, but is \(stepValue). It remains \(oldValue)")
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
  open var wraps = false { didSet { updateImages() } }

  private func step(_ event: UIEvent?) {
    var newValue = valueStorage + Double(pressedButton) * stepValue
    // A value that has become infinite could not be changed by a step any more.
    if newValue > maximumValue { newValue = wraps && minimumValue.isFinite ? minimumValue : maximumValue }
    if newValue < minimumValue { newValue = wraps && maximumValue.isFinite ? maximumValue : minimumValue }
    guard newValue != valueStorage else { return }
    valueStorage = newValue
    updateImages()
    changedWhilePressed = true
    if isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered], with: event) }
  }

  private func schedule() {
    // The first repetition comes after half a second, the next nine come at intervals of 0.1 s, and all others at intervals of 1/30 s.
    let delay = repeatCount == 0 ? 0.5 : repeatCount < 10 ? 0.1 : 1.0 / 30
    timer = FrameTimers.schedule(after: delay) { [weak self] in
      guard let self, self.pressedButton != 0 else { return }
      self.repeatCount += 1
      self.step(nil)
      self.schedule()
    }
  }

  // MARK: Touches

  private func button(_ touch: UITouch) -> Int {
    let isRight = touch.location(in: self).x >= bounds.midX
    return isRight == (effectiveUserInterfaceLayoutDirection == .leftToRight) ? 1 : -1
  }

  open override dynamic func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pressedButton = button(touch)
    repeatCount = 0
    changedWhilePressed = false
    step(event)
    if autorepeat { schedule() }
    updateImages()
    return true
  }

  open override dynamic func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if !isTouchInside || button(touch) != pressedButton { release() }
    return true
  }

  open override dynamic func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    release()
    if changedWhilePressed, !isContinuous {
      sendActions(for: [.valueChanged, .primaryActionTriggered], with: event)
    }
  }

  open override dynamic func cancelTracking(with event: UIEvent?) { release() }

  private func release() {
    pressedButton = 0
    FrameTimers.cancel(timer)
    timer = nil
    updateImages()
  }

  // MARK: Appearance

  /// Sets the background image for a state.
  ///
  /// - Parameters:
  ///   - image: The image, or `nil` to use the standard background.
  ///   - state: The control state to which the background image applies.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    recordAppearanceValue("setBackgroundImage(_:for:)", [state.rawValue]) { $0.setBackgroundImage(image, for: state) }
    images.background[state] = image
    updateImages()
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
    recordAppearanceValue(
      "setDividerImage(_:forLeftSegmentState:rightSegmentState:)", [leftState.rawValue, rightState.rawValue]
    ) {
      $0.setDividerImage(image, forLeftSegmentState: leftState, rightSegmentState: rightState)
    }
    images.divider[StepperImages.StatePair(left: leftState, right: rightState)] = image
    updateImages()
  }
  /// Returns the divider image that was set for the states of the two buttons.
  ///
  /// - Parameters:
  ///   - leftState: The state of the left button.
  ///   - rightState: The state of the right button.
  /// - Returns: The image, or `nil` if none was set.
  open func dividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) -> UIImage? { images.divider[StepperImages.StatePair(left: leftState, right: rightState)] }

  /// Sets the image of the button that increases the value.
  ///
  /// - Parameters:
  ///   - image: The image, or `nil` to use a plus sign.
  ///   - state: The control state.
  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
    recordAppearanceValue("setIncrementImage(_:for:)", [state.rawValue]) { $0.setIncrementImage(image, for: state) }
    images.increment[state] = image
    updateImages()
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
    recordAppearanceValue("setDecrementImage(_:for:)", [state.rawValue]) { $0.setDecrementImage(image, for: state) }
    images.decrement[state] = image
    updateImages()
  }
  /// Returns the image that was set for the button that decreases the value.
  ///
  /// - Parameter state: The control state.
  /// - Returns: The image, or `nil` if none was set and a minus sign is shown.
  open func decrementImage(for state: UIControl.State) -> UIImage? { images.decrement[state] }

  private func updateImages() {
    func state(_ direction: Int) -> UIControl.State {
      let isAtEnd = !wraps && (direction > 0 ? valueStorage >= maximumValue : valueStorage <= minimumValue)
      if !isEnabled || isAtEnd { return .disabled }
      return pressedButton == direction ? .highlighted : .normal
    }
    func updateButton(
      _ view: UIImageView, _ direction: Int, _ customImages: [UIControl.State: UIImage], _ standardImage: UIImage
    ) {
      let state = state(direction)
      view.image = customImages[state] ?? customImages[.normal] ?? standardImage
      view.tintColor = state == .disabled ? .tertiaryLabel : .label
      view.alpha = state == .highlighted ? 0.45 : 1
    }
    updateButton(minusImageView, -1, images.decrement, StepperImages.minus)
    updateButton(plusImageView, 1, images.increment, StepperImages.plus)
    let background = images.background[isEnabled ? .normal : .disabled] ?? images.background[.normal]
    backgroundImageView.image = background
    backgroundImageView.backgroundColor = background == nil ? .tertiarySystemFill : nil
    let dividerImage =
      images.divider[StepperImages.StatePair(left: state(-1), right: state(1))]
      ?? images.divider[StepperImages.StatePair(left: .normal, right: .normal)]
    divider.image = dividerImage
    divider.backgroundColor = dividerImage == nil ? .quaternaryLabel : nil
    setNeedsLayout()
  }

  package override var hasTapPrecedence: Bool { true }
  package override final var focusOutline: (rect: CGRect, radius: CGFloat) { (bounds, bounds.height / 2) }
  package override final func activateByKey() {}
  package override final func handleArrowKey(direction: Int, isVertical: Bool) -> Bool {
    let previousValue = value
    value = previousValue + Double(direction) * stepValue
    let otherEnd = direction > 0 ? minimumValue : maximumValue
    if value == previousValue, wraps, otherEnd.isFinite { value = otherEnd }
    if value != previousValue { sendValueEvents() }
    return true
  }
  package override func stateChanged() { updateImages() }

  open override dynamic func layoutSubviews() {
    super.layoutSubviews()
    backgroundImageView.frame = bounds
    backgroundImageView.layer.cornerRadius = backgroundImageView.image == nil ? bounds.height / 2 : 0
    let centerX = bounds.midX
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let buttons = [
      CGRect(x: 0, y: 0, width: centerX, height: bounds.height),
      CGRect(x: centerX, y: 0, width: bounds.width - centerX, height: bounds.height),
    ]
    minusImageView.frame = buttons[isMirrored ? 1 : 0]
    plusImageView.frame = buttons[isMirrored ? 0 : 1]
    let width = divider.image?.size.width ?? 1
    let height = divider.image == nil ? 18 : bounds.height
    divider.frame = CGRect(
      x: nearestPixel(centerX - width / 2), y: (bounds.height - height) / 2, width: width, height: height)
  }

  open override dynamic var intrinsicContentSize: CGSize { Self.fixedSize }

  /// Returns 94 by 32 points, regardless of the proposed size.
  open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize { Self.fixedSize }

  /// The frame of the stepper. Its size is always 94 by 32 points.
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: Self.fixedSize) }
  }
}
