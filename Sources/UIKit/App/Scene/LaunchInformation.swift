import Foundation

/// Reads from Info.plist how an application starts: its main storyboard and the configurations of its scenes.
struct LaunchInformation {
  /// A scene configuration, which is an entry of `UISceneConfigurations` in Info.plist.
  struct SceneEntry: Equatable {
    /// The name by which the application delegate selects the configuration, or nil if it has no name.
    var name: String?
    /// The name of the scene's class, or nil for `UIWindowScene`.
    var sceneClass: String?
    /// The name of the scene delegate's class, with its module: `Chess.SceneDelegate`.
    var delegateClass: String?
    /// The name of the storyboard whose initial view controller the window shows.
    var storyboard: String?
  }

  private let entries: [String: Any]

  /// Indicates whether the first window is as small as an iPhone. The value is set before the application is launched.
  var opensOnPhone = false

  /// Creates the information from the entries of Info.plist.
  ///
  /// - Parameter entries: The contents of Info.plist.
  init(_ entries: [String: Any]) { self.entries = entries }

  /// Indicates whether there is no Info.plist.
  var isEmpty: Bool { entries.isEmpty }

  /// The name of the main storyboard, or nil if Info.plist names none. Applications with scenes name their storyboard
  /// in the scene's configuration.
  var mainStoryboard: String? { entries["UIMainStoryboardFile"] as? String }

  /// The name of the application's class (`NSPrincipalClass`), or nil for `UIApplication`.
  var principalClass: String? { entries["NSPrincipalClass"] as? String }

  /// Indicates whether the application can have several scenes (`UIApplicationSupportsMultipleScenes`).
  var supportsMultipleScenes: Bool {
    let manifest = entries["UIApplicationSceneManifest"] as? [String: Any]
    return manifest?["UIApplicationSupportsMultipleScenes"] as? Bool ?? false
  }

  /// Indicates whether controllers handle actions while they present another one
  /// (`UIViewControllerPerformsActionsWhilePresentingModally`).
  var performsActionsWhilePresenting: Bool {
    entries["UIViewControllerPerformsActionsWhilePresentingModally"] as? Bool ?? true
  }

  /// Indicates whether the first window determines the idiom, as in an application for iPhones and iPads.
  var hasIdiomOfWindow: Bool {
    let families = entries["UIDeviceFamily"] as? [Int] ?? []
    return families.count > 1 && families.contains(1)
  }

  /// The kind of device on which the application runs.
  ///
  /// An application for iPhones only (`UIDeviceFamily`) has the idiom `phone` on an iPad as well. One for iPhones and iPads has
  /// the idiom of the device that its first window is as large as, and keeps it when the window is resized, as a device does
  /// not change. All others have the idiom `pad`.
  var idiom: UIUserInterfaceIdiom {
    let families = entries["UIDeviceFamily"] as? [Int] ?? []
    return families == [1] || (opensOnPhone && families.contains(1)) ? .phone : .pad
  }

  /// The initial size of the window in points, for an application for one kind of device (`UIDeviceFamily`). The size
  /// is that of an iPhone or an iPad in an orientation that the application supports. The value is nil if the application
  /// is for all devices.
  var windowSize: CGSize? {
    switch entries["UIDeviceFamily"] as? [Int] {
    case [1]: isOnly("Landscape", on: "iphone") ? CGSize(width: 844, height: 390) : CGSize(width: 390, height: 844)
    case [2]: isOnly("Portrait", on: "ipad") ? CGSize(width: 768, height: 1024) : CGSize(width: 1024, height: 768)
    default: nil
    }
  }

  /// The appearance of the application: `true` if the application is always dark, `false` if it is always light
  /// (`UIUserInterfaceStyle`), and nil if it follows the user's preference.
  var prefersDark: Bool? {
    switch entries["UIUserInterfaceStyle"] as? String {
    case "Dark": true
    case "Light": false
    default: nil
    }
  }

  /// Returns whether the application supports only portrait or only landscape orientations on a kind of device.
  private func isOnly(_ orientation: String, on device: String) -> Bool {
    orientationNames(on: device)?.allSatisfy { $0.contains(orientation) } ?? false
  }

  private func orientationNames(on device: String) -> [String]? {
    let orientations =
      entries["UISupportedInterfaceOrientations~\(device)"] ?? entries["UISupportedInterfaceOrientations"]
    guard let names = orientations as? [String], !names.isEmpty else { return nil }
    return names
  }

  /// Returns the orientations that the application supports on a kind of device, or nil if Info.plist contains none.
  ///
  /// - Parameter device: The kind of the device: `iphone` or `ipad`.
  func orientations(on device: String) -> UIInterfaceOrientationMask? {
    let masks: [String: UIInterfaceOrientationMask] = [
      "UIInterfaceOrientationPortrait": .portrait, "UIInterfaceOrientationPortraitUpsideDown": .portraitUpsideDown,
      "UIInterfaceOrientationLandscapeLeft": .landscapeLeft, "UIInterfaceOrientationLandscapeRight": .landscapeRight,
    ]
    let mask = (orientationNames(on: device) ?? []).reduce(into: UIInterfaceOrientationMask()) {
      if let value = masks[$1] { $0.insert(value) }
    }
    return mask.isEmpty ? nil : mask
  }

  /// Returns the scene configurations for a role, in the order in which Info.plist contains them.
  func scenes(_ role: UISceneSession.Role) -> [SceneEntry] {
    let manifest = entries["UIApplicationSceneManifest"] as? [String: Any]
    let configurations = manifest?["UISceneConfigurations"] as? [String: Any]
    return (configurations?[role.rawValue] as? [[String: Any]] ?? []).map { entry in
      SceneEntry(
        name: entry["UISceneConfigurationName"] as? String, sceneClass: entry["UISceneClassName"] as? String,
        delegateClass: entry["UISceneDelegateClassName"] as? String,
        storyboard: entry["UISceneStoryboardFile"] as? String)
    }
  }

  /// Returns the class whose name Info.plist contains. Reports an error and returns nil if the program has no such
  /// class.
  ///
  /// - Parameters:
  ///   - name: The name of the class with its module.
  ///   - key: The key of Info.plist that contains the name.
  static func type(named name: String, key: String) -> AnyClass? {
    // Every application can name the classes of UIKit without their module.
    if let type = NSClassFromString(name) ?? NSClassFromString("UIKit." + name) { return type }
    Diagnostics.report(
      "Info.plist: \(key) is \(name), but this program has no class of that name; include the module's name, as in "
        + "$(PRODUCT_MODULE_NAME).\(name)"
    )
    return nil
  }
}
