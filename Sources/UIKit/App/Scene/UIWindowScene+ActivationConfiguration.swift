import Foundation

extension UIWindowScene {
  /// The contents of a new window, and the options with which it opens.
  @preconcurrency @MainActor open class ActivationConfiguration: NSObject {
    /// The activity that the scene of the new window continues.
    public let userActivity: NSUserActivity

    /// The options of the request, or nil for the defaults.
    open var options: UIWindowScene.ActivationRequestOptions?

    /// The view from which the window grows. Tessera stores the preview but does not use it, because the desktop
    /// animates windows.
    open var preview: UITargetedPreview?

    /// Creates the configuration of a new window.
    ///
    /// - Parameters:
    ///   - userActivity: The activity that the scene of the new window continues.
    ///   - options: The options of the request, or nil for the defaults.
    ///   - preview: The view from which the window grows, or nil.
    public init(
      userActivity: NSUserActivity, options: UIWindowScene.ActivationRequestOptions? = nil,
      preview: UITargetedPreview? = nil
    ) {
      self.userActivity = userActivity
      self.options = options
      self.preview = preview
      super.init()
    }

    /// Requests a scene for the new window. If the request fails, the error is passed to `errorHandler`.
    func activate(_ errorHandler: ((any Error) -> Void)? = nil) {
      UIApplication.shared.requestSceneSessionActivation(
        nil, userActivity: userActivity, options: options, errorHandler: errorHandler)
    }
  }
}
