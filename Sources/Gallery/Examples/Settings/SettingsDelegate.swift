import UIKit

/// The delegate of an application that shows only its settings: a list of categories, and a page for each category.
final class SettingsDelegate: UIResponder, UIApplicationDelegate, UISplitViewControllerDelegate {
  var window: UIWindow?
  let split = UISplitViewController(style: .doubleColumn)
  let store = SettingsStore()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    let categories = SettingsViewController()
    categories.onSelect = { [weak self] page in self?.show(page) }
    split.setViewController(categories, for: .primary)
    split.preferredDisplayMode = .oneBesideSecondary
    split.delegate = self
    split.setViewController(SettingsPageViewController(page: .general, store: store), for: .secondary)

    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = split
    window.makeKeyAndVisible()
    self.window = window
    store.onChange = { [weak self] settings in self?.apply(settings) }
    return true
  }

  private func show(_ page: SettingsPage) {
    split.setViewController(SettingsPageViewController(page: page, store: store), for: .secondary)
    split.show(.secondary)
  }

  /// Applies the settings to the whole window at once.
  private func apply(_ settings: AppSettings) {
    guard let window else { return }
    window.overrideUserInterfaceStyle = settings.isDark ? .dark : .unspecified
    window.tintColor = settings.tintColor
    window.traitOverrides.preferredContentSizeCategory = AppSettings.textSizes[Int(settings.textSize)]
  }

  /// Returns the column of the categories, which remains visible when the split view collapses in a narrow window.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { .primary }
}
