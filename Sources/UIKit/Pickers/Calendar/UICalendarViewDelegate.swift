import Foundation

/// The methods that a calendar view calls to get decorations, and to report changes of the visible month. All methods are
/// optional.
@preconcurrency @MainActor public protocol UICalendarViewDelegate: AnyObject {
  /// Returns the decoration of a date. This method is called for the dates of visible months.
  ///
  /// - Parameters:
  ///   - calendarView: The calendar view.
  ///   - dateComponents: The date.
  /// - Returns: The decoration, or `nil` if there is none. The default implementation returns `nil`.
  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration?
  /// Tells the delegate that a different month has become visible.
  ///
  /// - Parameters:
  ///   - calendarView: The calendar view.
  ///   - previousDateComponents: The month that was visible before.
  func calendarView(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
  /// Returns the decoration of a date. The default implementation returns `nil`.
  ///
  /// - Parameters:
  ///   - calendarView: The calendar view.
  ///   - dateComponents: The date.
  /// - Returns: `nil`.
  public func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? { nil }

  /// Tells the delegate that a different month has become visible. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - calendarView: The calendar view.
  ///   - previousDateComponents: The month that was visible before.
  public func calendarView(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) {}
}
