import Foundation

/// A selection of at most one date.
@preconcurrency @MainActor
open class UICalendarSelectionSingleDate: UICalendarSelection {
  /// The object that determines which dates can be selected, and that is notified of selections. It is not retained.
  public private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
  private var selected: DateComponents?

  /// Creates a selection without a date.
  ///
  /// - Parameter delegate: The delegate, or `nil`. It is not retained.
  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
    super.init(forSubclass: ())
  }

  /// The selected date, or `nil` if no date is selected. The default is `nil`. Setting this property does not call the
  /// delegate.
  open var selectedDate: DateComponents? {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }

  /// Selects a date. The delegate is not called.
  ///
  /// - Parameters:
  ///   - selectedDate: The date, or `nil` to select none.
  ///   - animated: `true` to animate the change.
  open func setSelected(_ selectedDate: DateComponents?, animated: Bool) {
    selected = selectedDate
    view?.selectionChanged(animated: animated)
  }

  package override func contains(_ day: Date, in calendar: Calendar) -> Bool {
    selected.flatMap { Self.day($0, in: calendar) } == day
  }

  package override func canToggle(_ day: Date, in calendar: Calendar) -> Bool {
    delegate?.dateSelection(self, canSelectDate: Self.components(of: day, in: calendar)) ?? true
  }

  package override func toggle(_ day: Date, in calendar: Calendar) {
    if contains(day, in: calendar) {
      // A tap on the selected date deselects it if the delegate allows a selection without a date.
      guard delegate?.dateSelection(self, canSelectDate: nil) ?? true else { return }
      setSelected(nil, animated: true)
    } else {
      setSelected(Self.components(of: day, in: calendar), animated: true)
    }
    delegate?.dateSelection(self, didSelectDate: selected)
  }
}
