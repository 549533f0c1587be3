import Foundation

/// The wheels of a date picker. The wheels are the components of a picker view, whose rows show the parts of a date.
@MainActor final class DateWheels: UIView, UIPickerViewDataSource, UIPickerViewDelegate {
  /// The distance between a number of a count-down and its unit, in points.
  private static let unitGap: CGFloat = 6

  let picker = UIPickerView()
  private(set) var settings: DateSettings
  private(set) var columns: [DateWheelColumn] = []
  private var texts: DateWheelTexts
  private var widths: [CGFloat] = []
  private var units: [UILabel] = []
  /// The date that the wheels show.
  private(set) var date: Date
  /// The duration that the wheels of a count-down show, in seconds.
  private(set) var duration: TimeInterval = 60
  /// A closure that receives a date that the user has selected.
  var onPick: ((Date) -> Void)?
  /// A closure that receives a duration that the user has selected, in seconds.
  var onPickDuration: ((TimeInterval) -> Void)?

  init(_ settings: DateSettings, date: Date, duration: TimeInterval) {
    self.settings = settings
    self.date = date
    self.duration = duration
    texts = DateWheelTexts(settings)
    super.init(frame: .zero)
    picker.dataSource = self
    picker.delegate = self
    addSubview(picker)
    update(settings)
  }

  required init?(coder: NSCoder) {
    fatalError("DateWheels does not support init(coder:); UIDatePicker creates it in code")
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  // MARK: Showing

  /// Replaces the settings, and shows the wheels that they require.
  func update(_ settings: DateSettings) {
    self.settings = settings
    texts = DateWheelTexts(settings)
    reload()
  }

  private func reload() {
    columns = DateWheelColumn.columns(settings, date: date, isMirrored: isMirrored)
    widths = columns.map { width(of: $0) }
    for label in units { label.removeFromSuperview() }
    units = []
    if settings.mode == .countDownTimer {
      units = columns.map { _ in
        let label = UILabel()
        label.font = .systemFont(ofSize: 17, weight: .semibold)
        addSubview(label)
        return label
      }
    }
    picker.reloadAllComponents()
    turnWheels(animated: false)
    setNeedsLayout()
  }

  /// Selects a date and a duration, by turning the wheels.
  func show(_ date: Date, duration: TimeInterval, animated: Bool) {
    self.date = date
    self.duration = duration
    let columns = DateWheelColumn.columns(settings, date: date, isMirrored: isMirrored)
    if columns != self.columns { return reload() }
    turnWheels(animated: animated)
  }

  private func turnWheels(animated: Bool) {
    for (index, column) in columns.enumerated() {
      let currentRow = picker.selectedRow(inComponent: index)
      let row = column.row(of: value(of: column.field), near: animated ? currentRow : nil)
      if row != currentRow || !animated { picker.selectRow(row, inComponent: index, animated: animated) }
    }
    updateRowColors()
  }

  /// Returns the value of a part of the date that the wheels show.
  private func value(of field: DateWheelColumn.Field) -> Int {
    let calendar = settings.effectiveCalendar
    switch field {
    case .wholeDay:
      return calendar.dateComponents([.day], from: texts.firstDay, to: calendar.startOfDay(for: date)).day ?? 0
    case .month: return calendar.component(.month, from: date)
    case .day: return calendar.component(.day, from: date)
    case .year: return calendar.component(.year, from: date)
    case .hour: return calendar.component(.hour, from: date)
    case .minute: return calendar.component(.minute, from: date)
    case .period: return calendar.component(.hour, from: date) / 12
    case .countdownHours: return Int(duration) / 3600
    case .countdownMinutes: return Int(duration) / 60 % 60
    }
  }

  private func text(_ row: Int, _ column: DateWheelColumn) -> String {
    texts.text(column.value(ofRow: row), column.field, date: date, today: Date())
  }

  private func width(of column: DateWheelColumn) -> CGFloat {
    func maximumWidth(_ values: some Sequence<Int>) -> CGFloat {
      values.map {
        texts.text($0, column.field, date: date, today: .distantPast)
          .size(withAttributes: [.font: PickerRowView.titleFont]).width
      }.max() ?? 0
    }
    switch column.field {
    // The width is measured for a week of each quarter, which contains all weekdays and the widest month names of most
    // languages.
    case .wholeDay: return (maximumWidth((0..<365).filter { $0 % 90 > 75 && $0 % 90 < 84 }) + 20).rounded(.up)
    case .month: return (maximumWidth(column.first..<column.first + column.count) + 20).rounded(.up)
    case .day: return (maximumWidth([20, 28]) + 24).rounded(.up)
    case .year: return (maximumWidth([value(of: .year)]) + 24).rounded(.up)
    case .hour, .minute: return (maximumWidth([10, 20]) + 28).rounded(.up)
    case .period: return (maximumWidth([0, 1]) + 24).rounded(.up)
    case .countdownHours, .countdownMinutes: return 140
    }
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    picker.frame = bounds
    picker.layoutIfNeeded()
    for (index, label) in units.enumerated() {
      label.text = texts.unit(columns[index].field, value: value(of: columns[index].field))
      let size = label.intrinsicContentSize
      let column = picker.frame(ofComponent: index)
      let number = numberMargins(width: column.width)
      let x =
        isMirrored ? column.minX + number.left - Self.unitGap - size.width : column.maxX - number.right + Self.unitGap
      label.frame = CGRect(
        x: nearestPixel(x), y: nearestPixel(bounds.midY - size.height / 2), width: size.width, height: size.height)
    }
  }

  /// Returns the margins of a number in a wheel of a count-down, which leave space for the unit beside it.
  private func numberMargins(width: CGFloat) -> (left: CGFloat, right: CGFloat) {
    let unit = (width * 0.62).rounded()
    return isMirrored ? (unit, 9) : (9, unit)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.layoutDirection != traitCollection.layoutDirection { reload() }
  }

  // MARK: Rows

  func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    columns[component].rowCount
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    // In a narrow date picker all wheels become narrower.
    let available = bounds.width - 18 - 6 * CGFloat(max(0, widths.count - 1))
    let sum = widths.reduce(0, +)
    return sum > available && available > 0 ? (widths[component] * available / sum).rounded(.down) : widths[component]
  }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    text(row, columns[component])
  }

  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView {
    let rowView = view as? DateRowView ?? DateRowView()
    let column = columns[component]
    rowView.label.text = text(row, column)
    switch column.field {
    case .month: rowView.label.textAlignment = columns.count == 1 ? .center : isMirrored ? .right : .left
    case .wholeDay, .year, .day: rowView.label.textAlignment = isMirrored ? .left : .right
    case .period: rowView.label.textAlignment = .center
    case .hour, .minute: rowView.label.textAlignment = .center
    case .countdownHours, .countdownMinutes:
      rowView.label.textAlignment = isMirrored ? .left : .right
      rowView.margins = numberMargins(width: pickerView.rowSize(forComponent: component).width)
      rowView.setNeedsLayout()
    }
    style(rowView, row, column)
    return rowView
  }

  private func style(_ view: DateRowView, _ row: Int, _ column: DateWheelColumn) {
    view.label.textColor = isSelectable(column.value(ofRow: row), column.field) ? .label : .tertiaryLabel
  }

  /// Updates the colors of the visible rows. Which rows can be selected depends on the values of the other wheels.
  private func updateRowColors() {
    for (index, column) in columns.enumerated() {
      picker.forEachVisibleRow(inComponent: index) { row, view in
        if let view = view as? DateRowView { style(view, row, column) }
      }
    }
    for (index, label) in units.enumerated() {
      label.text = texts.unit(columns[index].field, value: value(of: columns[index].field))
    }
    setNeedsLayout()
  }

  /// Returns `true` if turning one wheel to a value, without changing the other wheels, results in a date within the
  /// limits.
  private func isSelectable(_ value: Int, _ field: DateWheelColumn.Field) -> Bool {
    let calendar = settings.effectiveCalendar
    func isWithinLimits(_ component: Calendar.Component, _ change: (inout DateComponents) -> Void) -> Bool {
      var components = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute], from: date)
      change(&components)
      guard let date = calendar.date(from: components), let interval = calendar.dateInterval(of: component, for: date)
      else {
        return true
      }
      return settings.allows(interval)
    }
    switch field {
    case .wholeDay:
      guard let day = calendar.date(byAdding: .day, value: value, to: texts.firstDay),
        let interval = calendar.dateInterval(of: .day, for: day)
      else { return true }
      return settings.allows(interval)
    case .year:
      return isWithinLimits(.year) {
        $0.year = value
        $0.month = 1
        $0.day = 1
      }
    case .month:
      return isWithinLimits(.month) {
        $0.month = value
        $0.day = 1
      }
    case .day:
      let days = calendar.range(of: .day, in: .month, for: date) ?? 1..<32
      return days.contains(value) && isWithinLimits(.day) { $0.day = value }
    case .hour: return isWithinLimits(.hour) { $0.hour = value }
    case .minute: return isWithinLimits(.minute) { $0.minute = value }
    case .period:
      let start = calendar.startOfDay(for: date).addingTimeInterval(TimeInterval(value) * 43_200)
      return settings.allows(DateInterval(start: start, duration: 43_200))
    case .countdownHours, .countdownMinutes: return true
    }
  }

  // MARK: Selection

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    let column = columns[component]
    if column.needsCentering(row) {
      pickerView.selectRow(column.row(of: column.value(ofRow: row)), inComponent: component, animated: false)
    }
    func selected(_ index: Int) -> Int { columns[index].value(ofRow: pickerView.selectedRow(inComponent: index)) }
    if settings.mode == .countDownTimer {
      let selectedDuration = settings.allowedDuration(TimeInterval(selected(0) * 3600 + selected(1) * 60))
      let hasChanged = selectedDuration != duration
      show(date, duration: selectedDuration, animated: true)
      if hasChanged { onPickDuration?(selectedDuration) }
      return
    }
    let selectedDate = settings.nearestAllowedDate(
      to: date(changing: column.field, values: columns.indices.map { selected($0) }))
    let hasChanged = selectedDate != date
    show(selectedDate, duration: duration, animated: true)
    if hasChanged { onPick?(selectedDate) }
  }

  /// Returns the date that the values of the wheels specify.
  ///
  /// - Parameters:
  ///   - field: The part of the date that the user has changed.
  ///   - values: The values of all wheels.
  private func date(changing field: DateWheelColumn.Field, values: [Int]) -> Date {
    let calendar = settings.effectiveCalendar
    let dayUnits: Set<Calendar.Component> = [.era, .year, .month, .day]
    var components = calendar.dateComponents(dayUnits.union([.hour, .minute, .second, .nanosecond]), from: date)
    for (column, value) in zip(columns, values) {
      switch column.field {
      case .wholeDay:
        guard let date = calendar.date(byAdding: .day, value: value, to: texts.firstDay) else { continue }
        let selectedComponents = calendar.dateComponents(dayUnits, from: date)
        (components.era, components.year, components.month, components.day) = (
          selectedComponents.era, selectedComponents.year, selectedComponents.month, selectedComponents.day
        )
      case .month: components.month = value
      case .day: components.day = value
      case .year: components.year = value
      case .hour: components.hour = value
      // A date can be between two multiples of the interval until the user turns the wheel of minutes.
      case .minute where field == .minute || (components.minute ?? 0) / column.step != value / column.step:
        components.minute = value
      case .minute, .period, .countdownHours, .countdownMinutes: break
      }
    }
    if field == .period, let index = columns.firstIndex(where: { $0.field == .period }), let hour = components.hour {
      components.hour = hour % 12 + 12 * values[index]
    }
    if [.hour, .minute, .period].contains(field) {
      components.second = 0
      components.nanosecond = 0
    }
    // A day that the month does not have becomes the last day of the month.
    var firstOfMonth = components
    firstOfMonth.day = 1
    if let month = calendar.date(from: firstOfMonth), let days = calendar.range(of: .day, in: .month, for: month) {
      components.day = min(components.day ?? 1, days.upperBound - 1)
    }
    return calendar.date(from: components) ?? date
  }
}
