import Foundation

/// The content of an inline date picker: a calendar, and the time of day below it.
@MainActor final class InlineDateView: UIView, UICalendarSelectionSingleDateDelegate {
  /// The height of the row with the time in points (measurements.md 21.10).
  static let timeHeight: CGFloat = 42

  private let calendarView = UICalendarView()
  private lazy var selection = UICalendarSelectionSingleDate(delegate: self)
  private let timeLabel = UILabel()
  private var timeView: CompactDateView?
  private var settings: DateSettings
  private var date: Date
  /// A closure that receives a date that the user has selected.
  var onPick: ((Date) -> Void)?

  init(_ settings: DateSettings, date: Date) {
    self.settings = settings
    self.date = date
    super.init(frame: .zero)
    calendarView.wantsDateDecorations = false
    calendarView.selectionBehavior = selection
    addSubview(calendarView)
    timeLabel.font = .systemFont(ofSize: 17)
    addSubview(timeLabel)
    update(settings)
  }

  required init?(coder: NSCoder) {
    fatalError("InlineDateView does not support init(coder:); UIDatePicker creates it in code")
  }

  func update(_ settings: DateSettings) {
    self.settings = settings
    let calendar = settings.effectiveCalendar
    calendarView.calendar = calendar
    calendarView.locale = settings.effectiveLocale
    calendarView.timeZone = calendar.timeZone
    let start = settings.minimum ?? .distantPast
    calendarView.availableDateRange = DateInterval(start: start, end: max(start, settings.maximum ?? .distantFuture))
    timeView?.removeFromSuperview()
    timeView = nil
    if settings.mode == .dateAndTime {
      var timeSettings = settings
      timeSettings.mode = .time
      let view = CompactDateView(timeSettings, date: date)
      view.onPick = { [weak self] in self?.onPick?($0) }
      addSubview(view)
      timeView = view
      // Foundation has no localized name of the time of day.
      timeLabel.text = settings.effectiveLocale.language.languageCode == .english ? "Time" : nil
    }
    timeLabel.isHidden = timeView == nil
    show(date, animated: false)
    setNeedsLayout()
  }

  func show(_ date: Date, animated: Bool) {
    self.date = date
    let day = UICalendarSelection.components(of: date, in: settings.effectiveCalendar)
    selection.setSelected(day, animated: animated)
    calendarView.setVisibleDateComponents(day, animated: animated)
    timeView?.show(date)
  }

  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { dateComponents != nil }

  func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {
    guard let dateComponents else { return }
    let calendar = settings.effectiveCalendar
    var components = calendar.dateComponents([.hour, .minute, .second, .nanosecond], from: date)
    (components.era, components.year, components.month, components.day) =
      (dateComponents.era, dateComponents.year, dateComponents.month, dateComponents.day)
    if let date = calendar.date(from: components) { onPick?(date) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bottom = timeView == nil ? 0 : Self.timeHeight
    calendarView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - bottom))
    guard let timeView else { return }
    let size = timeView.contentSize
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let y = bounds.height - bottom + nearestPixel((bottom - size.height) / 2)
    timeView.frame = CGRect(
      x: isMirrored ? 16 : bounds.width - 16 - size.width, y: y, width: size.width, height: size.height)
    let width = max(0, bounds.width - 48 - size.width)
    timeLabel.frame = CGRect(
      x: isMirrored ? bounds.width - 16 - width : 16, y: bounds.height - bottom, width: width, height: bottom)
  }
}
