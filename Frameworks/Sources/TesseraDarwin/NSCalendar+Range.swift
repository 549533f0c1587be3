import Foundation

extension NSCalendar {
  /// Returns by reference the beginning and the length of the unit of time that contains a date, as on iOS. On Linux, Foundation's
  /// method returns an interval instead.
  ///
  /// - Parameters:
  ///   - unit: The unit, such as a day.
  ///   - datep: A pointer to the date at which the unit begins, or nil.
  ///   - tip: A pointer to the length of the unit in seconds, or nil.
  ///   - date: The date.
  /// - Returns: `true` if the unit has a beginning and a length. Otherwise nothing is changed.
  public func range(
    of unit: Unit, start datep: UnsafeMutablePointer<NSDate?>?, interval tip: UnsafeMutablePointer<TimeInterval>?,
    for date: Date
  ) -> Bool {
    guard let found: DateInterval = range(of: unit, for: date) else { return false }
    datep?.pointee = found.start as NSDate
    tip?.pointee = found.duration
    return true
  }
}
