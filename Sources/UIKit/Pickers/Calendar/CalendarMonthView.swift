import Foundation

/// A view that shows the days of a month in a calendar view, in up to six rows of one week each.
@MainActor final class CalendarMonthView: UIView {
  static let rows = 6

  private weak var owner: UICalendarView?
  private(set) var index = 0
  private var days: [CalendarDayView] = []
  private var visibleDays: ArraySlice<CalendarDayView> = []
  /// The backgrounds of the rows. Only the background of a selected week is visible.
  private var weekBackgrounds: [UIView] = []
  private var leadingDayCount = 0

  init(_ owner: UICalendarView) {
    self.owner = owner
    super.init(frame: .zero)
    weekBackgrounds = (0..<Self.rows).map { _ in
      let background = UIView()
      background.isHidden = true
      background.isUserInteractionEnabled = false
      addSubview(background)
      return background
    }
    days = (0..<31).map { _ in
      let day = CalendarDayView()
      addSubview(day)
      day.addAction(
        UIAction { [weak self, weak day] _ in
          if let day { self?.owner?.toggle(day.day) }
        }, for: .touchUpInside)
      day.onTurn = { [weak self, weak day] step in
        if let day { self?.owner?.turn(by: step, focusing: day.day) }
      }
      return day
    }
  }

  required init?(coder: NSCoder) {
    fatalError("CalendarMonthView does not support init(coder:); UICalendarView creates it in code")
  }

  /// Shows the days of a month with their decorations and the backgrounds of selected weeks.
  ///
  /// - Parameters:
  ///   - index: The index of the month in `months`.
  ///   - months: The months of the calendar view.
  func show(_ index: Int, of months: CalendarMonths) {
    self.index = index
    leadingDayCount = months.leadingDays(ofMonth: index)
    let dayStarts = months.days(ofMonth: index)
    visibleDays = days.prefix(dayStarts.count)
    for (position, day) in days.enumerated() {
      day.isHidden = position >= dayStarts.count
      if position < dayStarts.count { style(day, dayStarts[position], months.calendar) }
    }
    showDecorations(of: nil)
    updateWeekBackgrounds()
    setNeedsLayout()
  }

  private func style(_ view: CalendarDayView, _ day: Date, _ calendar: Calendar) {
    guard let owner else { return }
    view.hasDecorations = owner.wantsDateDecorations && owner.delegate != nil
    view.show(day, text: owner.text(of: day), state: owner.state(of: day), design: owner.fontDesign)
  }

  /// Updates which days are selected and which days can be selected.
  func refresh(_ months: CalendarMonths) {
    for view in visibleDays { style(view, view.day, months.calendar) }
    updateWeekBackgrounds()
  }

  /// Reloads the decorations of days.
  ///
  /// - Parameter days: The starts of the days, or `nil` for all days of the month.
  func showDecorations(of days: Set<Date>?) {
    for view in visibleDays where days?.contains(view.day) ?? true { view.show(owner?.decoration(of: view.day)) }
  }

  /// Returns the view of a day, or `nil` if the day does not belong to the month.
  func view(of day: Date) -> CalendarDayView? { visibleDays.first { $0.day == day } }

  private func updateWeekBackgrounds() {
    for background in weekBackgrounds { background.isHidden = true }
    guard owner?.selectionBehavior?.marksWeeks == true else { return }
    for (position, view) in visibleDays.enumerated() where view.isSelected {
      weekBackgrounds[(position + leadingDayCount) / 7].isHidden = false
    }
    for background in weekBackgrounds { background.backgroundColor = tintColor.withAlphaComponent(0.15) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width / 7
    let height = bounds.height / CGFloat(Self.rows)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (position, view) in visibleDays.enumerated() {
      let column = (position + leadingDayCount) % 7
      let x = nearestPixel(width * CGFloat(isMirrored ? 6 - column : column))
      let nextX = nearestPixel(width * CGFloat((isMirrored ? 6 - column : column) + 1))
      let row = CGFloat((position + leadingDayCount) / 7)
      let y = nearestPixel(height * row)
      view.frame = CGRect(x: x, y: y, width: nextX - x, height: nearestPixel(height * (row + 1)) - y)
    }
    for (row, background) in weekBackgrounds.enumerated() {
      let weekDays = visibleDays.enumerated().filter { ($0.offset + leadingDayCount) / 7 == row }.map(\.element)
      guard let first = weekDays.first, let last = weekDays.last else { continue }
      let circle = first.focusOutline.rect
      first.layoutIfNeeded()
      background.frame = first.frame.union(last.frame).insetBy(dx: 2, dy: 0)
      background.frame.size.height = max(circle.height, first.focusOutline.rect.height)
      background.frame.origin.y = first.frame.minY + first.focusOutline.rect.minY
      background.layer.cornerRadius = background.frame.height / 2
    }
  }
}
