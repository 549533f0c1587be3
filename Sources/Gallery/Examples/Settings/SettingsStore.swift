import UIKit

/// The owner of the settings, which notifies the application of each change.
final class SettingsStore {
  /// The current settings. A change calls `onChange`.
  var settings = AppSettings() { didSet { if settings != oldValue { onChange?(settings) } } }

  /// A closure that is called after each change.
  var onChange: ((AppSettings) -> Void)?
}
