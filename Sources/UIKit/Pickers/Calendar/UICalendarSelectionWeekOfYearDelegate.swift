import Foundation

/// The methods that a selection of one week calls to ask which weeks can be selected, and to report selections.
@preconcurrency @MainActor public protocol UICalendarSelectionWeekOfYearDelegate: AnyObject {
  /// Tells the delegate that the user has selected a week, or has deselected the selected week.
  ///
  /// - Parameters:
  ///   - selection: The selection.
  ///   - weekOfYearComponents: The week, or `nil` if no week is selected anymore.
  func week(
    ofYearSelection selection: UICalendarSelectionWeekOfYear,
    didSelectWeekOfYear weekOfYearComponents: DateComponents?)
  /// Asks the delegate whether the user can select a week. The days of other weeks are dimmed.
  ///
  /// - Parameters:
  ///   - selection: The selection.
  ///   - weekOfYearComponents: The week, or `nil` to ask whether the user can deselect the selected week.
  /// - Returns: `true` if the user can select the week. The default implementation returns `true`.
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
  ///   - weekOfYearComponents: The week, or `nil` to ask whether the user can deselect the selected week.
  /// - Returns: `true`.
  public func week(
    ofYearSelection selection: UICalendarSelectionWeekOfYear,
    canSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) -> Bool { true }
}
