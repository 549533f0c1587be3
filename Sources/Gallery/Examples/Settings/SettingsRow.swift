import UIKit

/// A row of a page: a title and the control for one setting.
struct SettingsRow {
  /// A control, with the setting that it changes.
  enum Control {
    case toggle(WritableKeyPath<AppSettings, Bool>)
    case choice([String], WritableKeyPath<AppSettings, String>)
    case text(WritableKeyPath<AppSettings, String>)
    case color(WritableKeyPath<AppSettings, UIColor>)
    case time(WritableKeyPath<AppSettings, Date>)
    /// A slider with a number of positions.
    case steps(Int, WritableKeyPath<AppSettings, Float>)
    /// A text that cannot be changed.
    case value(String)
    /// A button that restores all settings.
    case reset
  }

  let title: String
  let control: Control
}
