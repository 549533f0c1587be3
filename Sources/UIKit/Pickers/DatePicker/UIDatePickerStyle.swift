/// The style of a date picker.
public enum UIDatePickerStyle: Int, Sendable {
  /// The style that depends on the mode: `wheels` for a count-down and for year and month, otherwise `compact`.
  case automatic = 0
  /// Wheels, as in a picker view.
  case wheels = 1
  /// Buttons that show the date and time, and open a calendar or wheels.
  case compact = 2
  /// A calendar of a month, with the time below it.
  case inline = 3
}
