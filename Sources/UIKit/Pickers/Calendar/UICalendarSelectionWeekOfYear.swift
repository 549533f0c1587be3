import Foundation

/// A selection of at most one week.
@preconcurrency @MainActor
open class UICalendarSelectionWeekOfYear: UICalendarSelection {
  /// The object that determines which weeks can be selected, and that is notified of selections. It is not retained.
  public private(set) weak var delegate: (any UICalendarSelectionWeekOfYearDelegate)?
  private var selected: DateComponents?

  /// Creates a selection without a week.
  ///
  /// - Parameter delegate: The delegate, or `nil`. It is not retained.
  public init(delegate: (any UICalendarSelectionWeekOfYearDelegate)?) {
    self.delegate = delegate
    super.init(forSubclass: ())
  }

  /// The selected week, with `yearForWeekOfYear` and `weekOfYear`, or `nil` if no week is selected. The default is
  /// `nil`. Setting this property does not call the delegate.
  open var selectedWeekOfYear: DateComponents? {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }

  /// Selects a week. The delegate is not called.
  ///
  /// - Parameters:
  ///   - selectedWeekOfYear: The week, with `yearForWeekOfYear` and `weekOfYear`, or `nil` to select none.
  ///   - animated: `true` to animate the change.
  open func setSelected(_ selectedWeekOfYear: DateComponents?, animated: Bool) {
    selected = selectedWeekOfYear
    view?.selectionChanged(animated: animated)
  }

  private func week(of day: Date, in calendar: Calendar) -> DateComponents {
    var components = calendar.dateComponents([.yearForWeekOfYear, .weekOfYear], from: day)
    components.calendar = calendar
    return components
  }

  package override var marksWeeks: Bool { true }

  package override func contains(_ day: Date, in calendar: Calendar) -> Bool {
    guard let selected else { return false }
    let week = week(of: day, in: calendar)
    return week.weekOfYear == selected.weekOfYear && week.yearForWeekOfYear == selected.yearForWeekOfYear
  }

  package override func canToggle(_ day: Date, in calendar: Calendar) -> Bool {
    delegate?.week(ofYearSelection: self, canSelectWeekOfYear: week(of: day, in: calendar)) ?? true
  }

  package override func toggle(_ day: Date, in calendar: Calendar) {
    if contains(day, in: calendar) {
      guard delegate?.week(ofYearSelection: self, canSelectWeekOfYear: nil) ?? true else { return }
      setSelected(nil, animated: true)
    } else {
      setSelected(week(of: day, in: calendar), animated: true)
    }
    delegate?.week(ofYearSelection: self, didSelectWeekOfYear: selected)
  }
}
