import Foundation

/// The delegate of a selection of one week, which decides about it and observes it.
@preconcurrency @MainActor public protocol UICalendarSelectionWeekOfYearDelegate: AnyObject {
  /// Tells the delegate that the user has selected a week, or has deselected the selected one.
  ///
  /// - Parameters:
  ///   - selection: The selection.
  ///   - weekOfYearComponents: The week, or `nil` if none is selected any more.
  func week(
    ofYearSelection selection: UICalendarSelectionWeekOfYear,
    didSelectWeekOfYear weekOfYearComponents: DateComponents?)
  /// Asks the delegate whether the user can select a week. The days of other weeks are dimmed.
  ///
  /// - Parameters:
  ///   - selection: The selection.
  ///   - weekOfYearComponents: The week, or `nil` for a selection without a week.
  /// - Returns: `true`, which is the default, if the user can select the week.
  func week(
    ofYearSelection selection: UICalendarSelectionWeekOfYear,
    canSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionWeekOfYearDelegate {
  /// Asks the delegate whether the user can select a week. The default implementation returns `true`.
  ///
  /// - Parameters:
  ///   - selection: The selection.
  ///   - weekOfYearComponents: The week, or `nil` for a selection without a week.
  /// - Returns: `true`.
  public func week(
    ofYearSelection selection: UICalendarSelectionWeekOfYear,
    canSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) -> Bool { true }
}
