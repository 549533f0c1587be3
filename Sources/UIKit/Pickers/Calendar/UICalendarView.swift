import Foundation

/// A view that shows one month of a calendar at a time. The calendar view can show decorations of dates, and the user
/// can select dates.
///
/// The user moves to a different month with a swipe, the mouse wheel, the buttons at the top, Page Up and Page Down. A
/// tap on the title shows wheels for month and year. The arrow keys move between dates, and Space selects a date.
@preconcurrency @MainActor
open class UICalendarView: UIView {
  /// The height that a calendar view prefers, and the width that it needs, in points.
  static let preferredSize = CGSize(width: 320, height: 430)

  private let header = CalendarHeaderView()
  private lazy var pager = CalendarPager(self, months: months, current: months.index(of: Date()))
  private lazy var months = CalendarMonths(in: availableDateRange, around: Date(), calendar: effectiveCalendar)
  private lazy var titleFormatter = makeFormatter("yMMMM")
  private lazy var dayFormatter = makeFormatter("d")
  private var wheels: DateWheels?
  /// The month that was visible when the delegate was last notified of a change.
  private var reportedComponents: DateComponents?

  /// Creates a calendar view of the current month.
  ///
  /// - Parameter frame: The frame in the coordinates of the superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a calendar view from data in an unarchiver. Only the properties of `UIView` are decoded, and only from
  /// nibs and storyboards.
  ///
  /// - Parameter coder: The unarchiver. It is ignored if it does not read a nib or storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.decodeNib(into: self, as: UICalendarView.self)
  }

  private func setUp() {
    // The Tab key moves the focus to the group of dates. The arrow keys move the focus within the group.
    pager.focusGroupIdentifier = "UICalendarView \(ObjectIdentifier(self))"
    addSubview(pager)
    addSubview(header)
    pager.onChange = { [weak self] in self?.monthDidChange() }
    header.previousButton.addAction(UIAction { [weak self] _ in self?.turn(by: -1) }, for: .primaryActionTriggered)
    header.nextButton.addAction(UIAction { [weak self] _ in self?.turn(by: 1) }, for: .primaryActionTriggered)
    header.title.addAction(UIAction { [weak self] _ in self?.toggleWheels() }, for: .touchUpInside)
    calendarChanged()
  }

  // MARK: Calendar

  /// The calendar, which determines the months and the order of the weekdays. The default is the current calendar.
  open var calendar = Calendar.current { didSet { calendarChanged() } }

  /// The locale, which determines the language of the names. The default is the current locale.
  open var locale = UIScreen.main.userLocale { didSet { calendarChanged() } }

  /// The time zone in which days begin, or `nil` to use the calendar's time zone. The default is `nil`.
  open var timeZone: TimeZone? { didSet { calendarChanged() } }

  /// The design of the font of the dates, such as serif or rounded. The default is `default`.
  open var fontDesign = UIFontDescriptor.SystemDesign.default { didSet { refreshDays() } }

  /// The dates that the user can see and select. The default has no limits. Months without such dates are not shown.
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
    didSet { if availableDateRange != oldValue { calendarChanged() } }
  }

  /// The calendar with the locale and the time zone of the view.
  private var effectiveCalendar: Calendar { calendar.with(locale, timeZone) }

  private func makeFormatter(_ template: String) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.calendar = effectiveCalendar
    formatter.timeZone = effectiveCalendar.timeZone
    formatter.dateFormat = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
    return formatter
  }

  private func calendarChanged() {
    let visibleMonth = months.start(ofMonth: pager.current)
    titleFormatter = makeFormatter("yMMMM")
    dayFormatter = makeFormatter("d")
    months = CalendarMonths(in: availableDateRange, around: visibleMonth, calendar: effectiveCalendar)
    // The middle of the month belongs to the same month in other time zones.
    pager.show(months, current: months.index(of: visibleMonth.addingTimeInterval(86_400 * 14)))
    header.show(weekdaysOf: effectiveCalendar)
    showTitle()
    reportedComponents = visibleDateComponents
  }

  // MARK: Visible month

  /// The visible month, with calendar, era, year and month. Setting this property shows the month without an animation.
  open var visibleDateComponents: DateComponents {
    get {
      var components = effectiveCalendar.dateComponents(
        [.era, .year, .month], from: months.start(ofMonth: pager.current))
      components.calendar = effectiveCalendar
      return components
    }
    set { setVisibleDateComponents(newValue, animated: false) }
  }

  /// Shows a month. If the month contains no available dates, an error is reported and the nearest available month is
  /// shown.
  ///
  /// - Parameters:
  ///   - dateComponents: The month. If the components contain a day, it is ignored.
  ///   - animated: `true` to animate the change. Only a change to an adjacent month is animated.
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    var components = dateComponents
    components.day = 1
    guard let date = (dateComponents.calendar ?? effectiveCalendar).date(from: components) else {
      Diagnostics.report(
        "\(self): visibleDateComponents must have a year and a month, but \(dateComponents) was set; the visible "
          + "month does not change")
      return
    }
    // The calendar of the components can have a different time zone, in which the month begins later or earlier.
    let index = months.index(of: date.addingTimeInterval(86_400))
    if index < 0 || index >= months.count {
      Diagnostics.report(
        "\(self): the month of \(dateComponents) is not within availableDateRange \(availableDateRange); the nearest "
          + "month becomes visible")
    }
    pager.turn(to: index, animated: animated)
  }

  private func monthDidChange() {
    showTitle()
    let components = visibleDateComponents
    guard let previous = reportedComponents, previous != components else { return }
    reportedComponents = components
    delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: previous)
  }

  private func showTitle() {
    header.title.text = titleFormatter.string(from: months.start(ofMonth: pager.current))
    header.previousButton.isEnabled = pager.current > 0
    header.nextButton.isEnabled = pager.current < months.count - 1
  }

  /// Shows the month at a distance from the visible month.
  ///
  /// - Parameter step: The distance in months, which is negative for earlier months.
  final func turn(by step: Int) {
    let target = pager.current + step
    guard target >= 0, target < months.count else { return }
    pager.turn(to: target, animated: true)
  }

  /// Shows a different month, and moves the focus to the day with the same number in that month.
  final func turn(by step: Int, focusing day: Date) {
    let target = pager.current + step
    guard target >= 0, target < months.count,
      let sameDay = effectiveCalendar.date(byAdding: .month, value: step, to: day)
    else { return }
    pager.turn(to: target, animated: false)
    pager.layoutIfNeeded()
    if let window, let view = pager.visiblePages.lazy.compactMap({ $0.view(of: sameDay) }).first {
      UIFocusSystem.focusSystem(for: window)?.requestFocusUpdate(to: view)
    }
  }

  private func toggleWheels() {
    if let wheels {
      wheels.removeFromSuperview()
      self.wheels = nil
    } else {
      var settings = DateSettings()
      settings.mode = .yearAndMonth
      settings.calendar = effectiveCalendar
      settings.locale = locale
      settings.minimum = availableDateRange.start == .distantPast ? nil : availableDateRange.start
      settings.maximum = availableDateRange.end == .distantFuture ? nil : availableDateRange.end
      let wheels = DateWheels(settings, date: months.start(ofMonth: pager.current), duration: 60)
      wheels.onPick = { [weak self] date in
        guard let self else { return }
        pager.turn(to: months.index(of: date), animated: false)
      }
      addSubview(wheels)
      self.wheels = wheels
    }
    header.isChoosingMonth = wheels != nil
    pager.isHidden = wheels != nil
    setNeedsLayout()
  }

  // MARK: Selection

  /// The way in which the user selects dates, or `nil` if the user cannot select dates. The default is `nil`.
  open var selectionBehavior: UICalendarSelection? {
    didSet {
      oldValue?.view = nil
      selectionBehavior?.view = self
      refreshDays()
    }
  }

  /// Updates the dates after the selection has changed.
  final func selectionChanged(animated: Bool) {
    guard animated, window != nil else { return refreshDays() }
    UIView.transition(with: pager, duration: 0.15, options: [.transitionCrossDissolve, .allowUserInteraction]) {
      self.refreshDays()
    }
  }

  /// Updates which of the visible dates are selected and selectable.
  final func refreshDays() {
    for page in pager.visiblePages { page.refresh(months) }
  }

  /// Selects or deselects a day in response to user input.
  final func toggle(_ day: Date) {
    guard let selectionBehavior, state(of: day).isSelectable else { return }
    selectionBehavior.toggle(day, in: effectiveCalendar)
  }

  /// Returns the properties of a day that determine its appearance.
  final func state(of day: Date) -> CalendarDayView.State {
    let calendar = effectiveCalendar
    var state = CalendarDayView.State()
    state.isToday = calendar.isDateInToday(day)
    let end = calendar.date(byAdding: .day, value: 1, to: day) ?? day
    state.isSelectable = end > availableDateRange.start && day <= availableDateRange.end
    state.isInteractive = selectionBehavior != nil
    if let selectionBehavior, state.isSelectable {
      state.isSelectable = selectionBehavior.canToggle(day, in: calendar)
      state.isSelected = selectionBehavior.contains(day, in: calendar)
      state.isInWeek = selectionBehavior.marksWeeks
    }
    return state
  }

  /// Returns the number of a day in its month, as text in the view's locale.
  final func text(of day: Date) -> String { dayFormatter.string(from: day) }

  // MARK: Decorations

  /// The object that supplies the decorations. It is not retained.
  open weak var delegate: (any UICalendarViewDelegate)? {
    didSet { if delegate !== oldValue { decorationsChanged() } }
  }

  /// A Boolean value that determines whether decorations are shown. If it is `false`, the delegate is not asked for
  /// decorations. The default is `true`.
  open var wantsDateDecorations = true {
    didSet { if wantsDateDecorations != oldValue { decorationsChanged() } }
  }

  private func decorationsChanged() {
    refreshDays()
    for page in pager.visiblePages { page.showDecorations(of: nil) }
  }

  /// Reloads the decorations of dates from the delegate. The decorations of other dates are loaded when the dates
  /// become visible.
  ///
  /// - Parameters:
  ///   - dates: The dates.
  ///   - animated: `true` to animate the change.
  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {
    let days = Set(dates.compactMap { UICalendarSelection.day($0, in: effectiveCalendar) })
    let update = { for page in self.pager.visiblePages { page.showDecorations(of: days) } }
    guard animated, window != nil else { return update() }
    UIView.transition(
      with: pager, duration: 0.2, options: [.transitionCrossDissolve, .allowUserInteraction], animations: update)
  }

  /// Returns the decoration of a day, or `nil` if there is none.
  final func decoration(of day: Date) -> Decoration? {
    guard wantsDateDecorations, let delegate else { return nil }
    return delegate.calendarView(self, decorationFor: UICalendarSelection.components(of: day, in: effectiveCalendar))
  }

  // MARK: Layout

  /// The natural size of a calendar view. The view has a natural height, but no natural width.
  open override dynamic var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.preferredSize.height)
  }

  /// Returns the size that fits an available width.
  ///
  /// - Parameter size: The available size, in points. Its height is ignored.
  /// - Returns: The available width, but at least the width of seven columns, and the natural height.
  open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize {
    // A width without a limit asks for the natural one.
    let width = size.width < .greatestFiniteMagnitude ? size.width : 0
    return CGSize(width: max(width, Self.preferredSize.width), height: Self.preferredSize.height)
  }

  open override dynamic func layoutSubviews() {
    super.layoutSubviews()
    let top = CalendarHeaderView.titleHeight + CalendarHeaderView.weekdayHeight
    header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top)
    let content = CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
    if pager.frame != content {
      pager.frame = content
      pager.arrange()
    }
    let height = min(216, bounds.height - CalendarHeaderView.titleHeight)
    wheels?.frame = CGRect(
      x: 0,
      y: nearestPixel(CalendarHeaderView.titleHeight + (content.maxY - CalendarHeaderView.titleHeight - height) / 2),
      width: bounds.width, height: max(0, height))
  }

  open override dynamic func tintColorDidChange() {
    super.tintColorDidChange()
    refreshDays()
  }
}
