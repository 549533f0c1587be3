import Foundation

/// The header of a calendar view: the title, the buttons for the previous and the next month, and the names of the
/// weekdays.
@MainActor final class CalendarHeaderView: UIView {
  /// The heights of the title and of the row of weekdays, in points.
  static let titleHeight: CGFloat = 44
  static let weekdayHeight: CGFloat = 26

  let title = CalendarTitleControl()
  let previousButton = UIButton(configuration: .plain())
  let nextButton = UIButton(configuration: .plain())
  private var weekdays: [UILabel] = []
  /// Indicates whether the wheels for month and year are visible instead of the days of the month.
  var isChoosingMonth = false {
    didSet {
      previousButton.isHidden = isChoosingMonth
      nextButton.isHidden = isChoosingMonth
      for label in weekdays { label.isHidden = isChoosingMonth }
      title.isOpen = isChoosingMonth
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    for (button, name) in [(previousButton, "chevron.backward"), (nextButton, "chevron.forward")] {
      button.configuration?.image = UIImage(
        systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 17, weight: .medium))?
        .imageFlippedForRightToLeftLayoutDirection()
      button.configuration?.contentInsets = .zero
      addSubview(button)
    }
    addSubview(title)
    weekdays = (0..<7).map { _ in
      let label = UILabel()
      label.font = .systemFont(ofSize: 13, weight: .semibold)
      label.textColor = .tertiaryLabel
      label.textAlignment = .center
      addSubview(label)
      return label
    }
  }

  required init?(coder: NSCoder) {
    fatalError("CalendarHeaderView does not support init(coder:); UICalendarView creates it in code")
  }

  private var calendar = Calendar.current

  /// Shows the names of the weekdays in the order of a calendar.
  func show(weekdaysOf calendar: Calendar) {
    self.calendar = calendar
    setNeedsLayout()
  }

  /// Shows the short names of the weekdays, or single letters if a short name is wider than a column.
  private func nameWeekdays(width: CGFloat) {
    let short = calendar.shortStandaloneWeekdaySymbols.map { $0.uppercased(with: calendar.locale) }
    let widest = short.map { $0.size(withAttributes: [.font: weekdays[0].font as Any]).width }.max() ?? 0
    let names = widest > width - 4 ? calendar.veryShortStandaloneWeekdaySymbols : short
    for (index, label) in weekdays.enumerated() {
      let name = names[(index + calendar.firstWeekday - 1) % 7]
      if label.text != name { label.text = name }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func position(_ view: UIView, x: CGFloat, width: CGFloat) {
      view.frame = CGRect(
        x: isMirrored ? bounds.width - x - width : x, y: 0, width: width, height: Self.titleHeight)
    }
    position(title, x: 0, width: min(title.contentWidth, max(0, bounds.width - 96)))
    position(previousButton, x: bounds.width - 92, width: 46)
    position(nextButton, x: bounds.width - 46, width: 46)
    nameWeekdays(width: bounds.width / 7)
    for (index, label) in weekdays.enumerated() {
      let column = CGFloat(isMirrored ? 6 - index : index)
      label.frame = CGRect(
        x: bounds.width / 7 * column, y: Self.titleHeight, width: bounds.width / 7, height: Self.weekdayHeight)
    }
  }
}
