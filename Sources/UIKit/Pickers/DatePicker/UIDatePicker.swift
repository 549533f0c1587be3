import Foundation

/// A control with which the user selects a date, a time or a duration.
///
/// The control sends `valueChanged` when the user has selected a different value. Programmatic changes send no events.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// The size of a new date picker in the compact style, in points (measured on iOS 26.1).
  private static let compactSize = CGSize(width: 228, height: 36)
  /// The size of an inline date picker without a time, in points, when the style becomes inline (measurements.md 21.10).
  private static let newInlineSize = CGSize(width: 320, height: 324)
  /// The distance in points from the height of a new inline date picker to its natural height (measurements.md 21.10).
  private static let missingInlineHeight: CGFloat = 116
  /// The natural size of wheels, in points (measured on iOS 26.1).
  private static let wheelsSize = CGSize(width: 320, height: 216)

  private var settings = DateSettings(userLocale: UIScreen.main.userLocale)
  private var storedDate = Date()
  private var duration: TimeInterval = 60
  private var currentStyle = UIDatePickerStyle.compact
  private var wheels: DateWheels?
  private var compact: CompactDateView?
  private var inline: InlineDateView?

  /// Creates a date picker that shows date and time. If the frame is empty, its size becomes the natural size of the
  /// style.
  ///
  /// - Parameter frame: The frame in the coordinates of the superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame.size == .zero ? CGRect(origin: frame.origin, size: Self.compactSize) : frame)
    makeContent()
  }

  /// Creates a date picker from data in an unarchiver. Properties are decoded only from nibs and storyboards.
  ///
  /// - Parameter coder: The unarchiver. It is ignored if it does not read a nib or storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    makeContent()
    coder.decodeNib(into: self, as: UIDatePicker.self)
  }

  // MARK: Mode and style

  /// The parts of the date that the date picker shows. The default is `dateAndTime`.
  ///
  /// The size of the date picker changes only if its style changes with the mode.
  open var datePickerMode: Mode {
    get { settings.mode }
    set {
      guard newValue != settings.mode else { return }
      settings.mode = newValue
      // A duration that was set in a different mode is not kept.
      duration = 60
      settingsDidChange()
    }
  }

  /// The style that the application prefers. The default is `automatic`.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet { if preferredDatePickerStyle != oldValue { settingsDidChange() } }
  }

  /// The style in which the date picker is shown. The modes `countDownTimer` and `yearAndMonth` are always shown as
  /// wheels.
  open var datePickerStyle: UIDatePickerStyle {
    switch settings.mode {
    case .countDownTimer, .yearAndMonth: return .wheels
    case .time, .date, .dateAndTime:
      return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
    }
  }

  private func settingsDidChange() {
    storedDate = settings.nearestAllowedDate(to: storedDate)
    if currentStyle != datePickerStyle {
      makeContent()
      // Only a change of the style changes the size (measured on UIKit, case `datepicker-size-countdown-to-date` of
      // Tests/Oracle).
      frame.size = sizeThatFits(frame.size)
      if inline != nil { frame.size.height -= Self.missingInlineHeight }
    } else {
      wheels?.update(settings)
      compact?.update(settings)
      inline?.update(settings)
      showDate(animated: false)
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func makeContent() {
    for view in [wheels, compact, inline] as [UIView?] { view?.removeFromSuperview() }
    (wheels, compact, inline) = (nil, nil, nil)
    currentStyle = datePickerStyle
    switch currentStyle {
    case .wheels: addWheels()
    case .inline where settings.mode == .time: addWheels()
    case .inline:
      let view = InlineDateView(settings, date: storedDate)
      view.onPick = { [weak self] in self?.pick($0) }
      addSubview(view)
      inline = view
    case .automatic, .compact:
      let view = CompactDateView(settings, date: storedDate)
      view.onPick = { [weak self] in self?.pick($0) }
      addSubview(view)
      compact = view
    }
    setNeedsLayout()
  }

  private func addWheels() {
    let view = DateWheels(settings, date: storedDate, duration: duration)
    view.onPick = { [weak self] in self?.pick($0) }
    view.onPickDuration = { [weak self] in
      self?.duration = $0
      self?.sendValueEvents()
    }
    addSubview(view)
    wheels = view
  }

  // MARK: Date

  /// The selected date. The default is the date and time at which the date picker was created.
  ///
  /// Setting this property does not send events. A date beyond a limit is replaced by the limit.
  open var date: Date {
    get { storedDate }
    set { setDate(newValue, animated: false) }
  }

  /// Selects a date. No events are sent.
  ///
  /// - Parameters:
  ///   - date: The date. A date beyond a limit is replaced by the limit. A date that calendars cannot represent is reported
  ///     and has no effect.
  ///   - animated: `true` to turn the wheels or the pages of the calendar to the date.
  open func setDate(_ date: Date, animated: Bool) {
    guard isUsable(date, "date") else { return }
    storedDate = settings.nearestAllowedDate(to: date)
    showDate(animated: animated)
  }

  /// Returns whether calendars can represent a date. A date that is not finite, or thousands of centuries away, is reported.
  private func isUsable(_ date: Date, _ property: String) -> Bool {
    let seconds = date.timeIntervalSinceReferenceDate
    // About 31,700 years. Foundation's calendars and descriptions of dates stop the program far beyond.
    if abs(seconds) <= 1e12 { return true }
    Diagnostics.report(
      "\(self): \(property) was set to a date \(seconds) s after 2001, which calendars cannot represent; it does not change"
    )
    return false
  }

  private func showDate(animated: Bool) {
    wheels?.show(storedDate, duration: duration, animated: animated)
    compact?.show(storedDate)
    inline?.show(storedDate, animated: animated)
  }

  private func pick(_ date: Date) {
    let newDate = settings.nearestAllowedDate(to: date)
    guard newDate != storedDate else { return showDate(animated: true) }
    storedDate = newDate
    showDate(animated: true)
    sendValueEvents()
  }

  /// The duration of a count-down in seconds, in whole minutes from 60 to 86,340. In all other modes the duration is 0,
  /// and setting it has no effect.
  ///
  /// A duration that is below one minute, or that is one day or longer, becomes one minute. The default is 60.
  open var countDownDuration: TimeInterval {
    get { settings.mode == .countDownTimer ? duration : 0 }
    set {
      guard settings.mode == .countDownTimer else { return }
      duration = settings.allowedDuration(newValue)
      showDate(animated: false)
    }
  }

  // MARK: Limits and intervals

  /// The earliest date that can be selected, or `nil` for no limit. The default is `nil`. If the selected date is
  /// earlier, it is replaced by this date immediately.
  ///
  /// If the minimum is later than the maximum, both limits have no effect.
  open var minimumDate: Date? {
    get { settings.minimum }
    set {
      if let newValue, !isUsable(newValue, "minimumDate") { return }
      settings.minimum = newValue
      settingsDidChange()
    }
  }

  /// The latest date that can be selected, or `nil` for no limit. The default is `nil`. If the selected date is later, it
  /// is replaced by this date immediately.
  open var maximumDate: Date? {
    get { settings.maximum }
    set {
      if let newValue, !isUsable(newValue, "maximumDate") { return }
      settings.maximum = newValue
      settingsDidChange()
    }
  }

  /// The interval between the minutes that can be selected, in minutes from 1 to 30. The default is 1. If 60 is not
  /// divisible by the number, an error is reported and the interval becomes 1.
  open var minuteInterval: Int {
    get { settings.minuteInterval }
    set {
      let isValid = (1...30).contains(newValue) && 60 % newValue == 0
      if !isValid {
        Diagnostics.report("\(self): minuteInterval \(newValue) is not a divisor of 60 from 1 to 30; 1 is used instead")
      }
      settings.minuteInterval = isValid ? newValue : 1
      duration = settings.allowedDuration(duration)
      settingsDidChange()
    }
  }

  /// A Boolean value that determines whether dates are rounded down to the minute interval. The default is `true`.
  /// Setting this property to `true` rounds the selected date immediately.
  open var roundsToMinuteInterval: Bool {
    get { settings.roundsToMinuteInterval }
    set {
      settings.roundsToMinuteInterval = newValue
      settingsDidChange()
    }
  }

  // MARK: Locale

  /// The locale, which determines the language, the order of the parts of a date, and whether there are 12 or 24 hours.
  /// The default is the current locale. Setting `nil` restores the default.
  open var locale: Locale? {
    get { settings.effectiveLocale }
    set {
      settings.locale = newValue
      settingsDidChange()
    }
  }

  /// The calendar in which dates are shown. The default is the current calendar. Setting `nil` restores the default.
  open var calendar: Calendar! {
    get { settings.calendar }
    set {
      settings.calendar = newValue ?? .current
      settingsDidChange()
    }
  }

  /// The time zone in which dates are shown, or `nil` to use the calendar's time zone. The default is `nil`.
  open var timeZone: TimeZone? {
    get { settings.timeZone }
    set {
      settings.timeZone = newValue
      settingsDidChange()
    }
  }

  // MARK: Layout

  /// The natural size of the date picker, which depends on its style.
  open override dynamic var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  /// Returns the size that the style needs.
  ///
  /// - Parameter size: The available size, in points. A compact or inline date picker keeps a width other than 0.
  /// - Returns: 320 by 216 points for wheels, and at least 320 by 440 points for the inline style, to which the time adds
  ///   42 points. The height of the compact style depends on its font.
  open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width.isFinite ? size.width : 0
    switch datePickerStyle {
    case .wheels: return Self.wheelsSize
    case .inline:
      guard settings.mode != .time else { return Self.wheelsSize }
      let timeHeight = settings.mode == .dateAndTime ? InlineDateView.timeHeight : 0
      let height = Self.newInlineSize.height + Self.missingInlineHeight + timeHeight
      return CGSize(width: max(Self.newInlineSize.width, width), height: height)
    case .automatic, .compact:
      guard let compactSize = compact?.contentSize else { return Self.compactSize }
      return CGSize(width: width > 0 ? width : compactSize.width, height: compactSize.height)
    }
  }

  open override dynamic func layoutSubviews() {
    super.layoutSubviews()
    for view in [wheels, compact, inline] as [UIView?] { view?.frame = bounds }
  }

  package override func stateChanged() {
    super.stateChanged()
    for view in [wheels, compact, inline] as [UIView?] {
      view?.isUserInteractionEnabled = isEnabled
      view?.alpha = isEnabled ? 1 : 0.5
    }
  }

  /// Returns `false`, because the parts of the date picker are focused instead of the date picker itself.
  open override dynamic var canBecomeFocused: Bool { false }
}
