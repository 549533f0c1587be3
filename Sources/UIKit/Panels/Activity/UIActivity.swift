import Foundation

/// A service that an application offers for data that the user shares, such as printing or posting it.
///
/// Subclasses override `activityType`, `activityTitle`, `activityImage`, `canPerform(withActivityItems:)`,
/// `prepare(withActivityItems:)`, and `perform()` or `activityViewController`.
@preconcurrency @MainActor open class UIActivity: NSObject {
  /// The category of a service.
  public enum Category: Int, Sendable {
    /// A service that does something with the data in the application or on this computer.
    case action = 0
    /// A service that sends the data to other people.
    case share = 1
  }

  var finish: ((Bool) -> Void)?

  /// Creates a service. Subclasses call this initializer. The initializer can be called on any thread.
  nonisolated public override init() { super.init() }

  /// The category of the service. The default is `action`.
  open class var activityCategory: Category { .action }
  /// The identifier of the service. The default is nil.
  open var activityType: ActivityType? { nil }
  /// The title of the service, which the user sees. The default is nil.
  open var activityTitle: String? { nil }
  /// The image beside the title. The default is nil.
  open var activityImage: UIImage? { nil }
  /// A view controller that performs the service with the user's help, or nil if `perform()` performs the service. The
  /// view controller calls `activityDidFinish(_:)` at the end. The default is nil.
  open var activityViewController: UIViewController? { nil }

  /// Returns whether the service can process data. The default implementation returns `false`.
  ///
  /// - Parameter activityItems: The data.
  /// - Returns: `true` if the service can process the data and is offered to the user.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

  /// Called before the service is performed. The default implementation does nothing.
  ///
  /// - Parameter activityItems: The data.
  open func prepare(withActivityItems activityItems: [Any]) {}

  /// Performs the service. Subclasses override either this method or `activityViewController`. The default
  /// implementation reports an error and calls `activityDidFinish(false)`.
  open func perform() {
    Diagnostics.report(
      "\(type(of: self)) implements neither perform() nor activityViewController; override one of them. The "
        + "activity finishes with completed = false")
    activityDidFinish(false)
  }

  /// Ends the service. Call this method when the work is done. The activity view controller is then dismissed.
  ///
  /// - Parameter completed: `true` if the service was performed, or `false` if the user cancelled it or it failed.
  open func activityDidFinish(_ completed: Bool) {
    let finish = finish
    self.finish = nil
    finish?(completed)
  }
}
