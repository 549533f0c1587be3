extension UIDatePicker {
  /// The parts of a date, or the duration, that a date picker shows.
  public enum Mode: Int, Sendable {
    /// Hours, minutes and, depending on the locale, AM or PM.
    case time = 0
    /// Day, month and year, in the order of the locale.
    case date = 1
    /// The day, and the time of day.
    case dateAndTime = 2
    /// Hours and minutes of a duration of less than a day.
    case countDownTimer = 3
    /// The month and the year, without a day.
    case yearAndMonth = 4
  }
}
