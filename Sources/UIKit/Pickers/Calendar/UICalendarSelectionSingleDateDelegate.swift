import Foundation

/// The delegate of a selection of one date, which decides about it and observes it.
@preconcurrency @MainActor public protocol UICalendarSelectionSingleDateDelegate: AnyObject {
  /// Tells the delegate that the user has selected a date, or has deselected the selected one.
  ///
  /// - Parameters:
  ///   - selection: The selection.
  ///   - dateComponents: The date, or `nil` if none is selected any more.
  func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
  /// Asks the delegate whether the user can select a date. Dates that cannot be selected are dimmed.
  ///
  /// - Parameters:
  ///   - selection: The selection.
  ///   - dateComponents: The date, or `nil` for a selection without a date.
  /// - Returns: `true`, which is the default, if the user can select the date.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
  /// Asks the delegate whether the user can select a date. The default implementation returns `true`.
  ///
  /// - Parameters:
  ///   - selection: The selection.
  ///   - dateComponents: The date, or `nil` for a selection without a date.
  /// - Returns: `true`.
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { true }
}
