import Foundation

extension UIScene {
  /// Information about why a scene is connected.
  @preconcurrency @MainActor open class ConnectionOptions: NSObject {
    /// The URLs that the system asks the scene to open. The set is always empty in Tessera, which passes dropped files
    /// to connected scenes.
    open internal(set) var urlContexts: Set<UIOpenURLContext> = []

    /// The identifier of the application that requested the opening of the URLs. The value is always nil in Tessera.
    open var sourceApplication: String? { nil }

    /// The type of an activity that is handed off from a different device. The value is always nil in Tessera.
    open var handoffUserActivityType: String? { nil }

    /// The activities that were passed with the request for the scene. See
    /// `UIApplication.requestSceneSessionActivation(_:userActivity:options:errorHandler:)`. The default is an empty set.
    open internal(set) var userActivities: Set<NSUserActivity> = []

    /// The home screen shortcut that started the scene. The value is always nil in Tessera.
    open var shortcutItem: UIApplicationShortcutItem? { nil }

    /// The response to a notification that started the scene. The value is always nil in Tessera.
    open var notificationResponse: AnyObject? { nil }
  }

  /// Options of a request to activate a session.
  @preconcurrency @MainActor open class ActivationRequestOptions: NSObject {
    /// The scene that makes the request. Tessera stores it, but the desktop chooses the position of the window. The
    /// default is nil.
    open var requestingScene: UIScene?

    /// Creates options without a requesting scene.
    public override init() { super.init() }
  }

  /// Options for opening a URL in another application.
  @preconcurrency @MainActor open class OpenExternalURLOptions: NSObject {
    /// A Boolean value that determines whether the URL is opened only in an application that is registered for its web
    /// site. The value has no effect in Tessera. The default is `false`.
    open var universalLinksOnly = false

    /// Creates options with the default values.
    public override init() { super.init() }
  }

  /// Information about a URL that the system asks the scene to open.
  @preconcurrency @MainActor open class OpenURLOptions: NSObject {
    /// The identifier of the application that requests to open the URL. The value is always nil in Tessera.
    open var sourceApplication: String? { nil }

    /// A value that the requesting application passed. The value is always nil in Tessera.
    open var annotation: Any? { nil }

    /// A Boolean value that indicates whether the file may be opened at its location. If it is `false`, the scene must
    /// copy the file to keep it. It is `false` for files that a browser has sent, which are kept until the program ends.
    open var openInPlace: Bool { isInPlace }

    package final var isInPlace = true
  }
}
