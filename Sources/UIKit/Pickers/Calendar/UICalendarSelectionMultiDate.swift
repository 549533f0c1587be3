import Foundation

/// A selection of any number of dates.
@preconcurrency @MainActor
open class UICalendarSelectionMultiDate: UICalendarSelection {
  /// The object that determines which dates can be selected, and that is notified of selections. It is not retained.
  public private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
  private var selected: [DateComponents] = []
  /// The starts of the selected days, and the calendar in which they were determined.
  private var days: (calendar: Calendar, starts: Set<Date>)?

  /// Creates a selection without dates.
  ///
  /// - Parameter delegate: The delegate, or `nil`. It is not retained.
  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
    self.delegate = delegate
    super.init(forSubclass: ())
  }

  /// The selected dates in the order of their selection. The default is an empty array. Setting this property does not
  /// call the delegate.
  open var selectedDates: [DateComponents] {
    get { selected }
    set { setSelectedDates(newValue, animated: false) }
  }

  /// Selects dates, and deselects all others. The delegate is not called.
  ///
  /// - Parameters:
  ///   - selectedDates: The dates.
  ///   - animated: `true` to animate the change.
  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
    selected = selectedDates
    days = nil
    view?.selectionChanged(animated: animated)
  }

  package override func contains(_ day: Date, in calendar: Calendar) -> Bool {
    if days?.calendar != calendar { days = (calendar, Set(selected.compactMap { Self.day($0, in: calendar) })) }
    return days?.starts.contains(day) ?? false
  }

  package override func canToggle(_ day: Date, in calendar: Calendar) -> Bool {
    let date = Self.components(of: day, in: calendar)
    // A selected date is not dimmed, even if it cannot be deselected.
    if contains(day, in: calendar) { return true }
    return delegate?.multiDateSelection(self, canSelectDate: date) ?? true
  }

  package override func toggle(_ day: Date, in calendar: Calendar) {
    let date = Self.components(of: day, in: calendar)
    if contains(day, in: calendar) {
      guard delegate?.multiDateSelection(self, canDeselectDate: date) ?? true else { return }
      setSelectedDates(selected.filter { Self.day($0, in: calendar) != day }, animated: true)
      delegate?.multiDateSelection(self, didDeselectDate: date)
    } else {
      setSelectedDates(selected + [date], animated: true)
      delegate?.multiDateSelection(self, didSelectDate: date)
    }
  }
}
