import Foundation
import RuntimeInterface
import SwiftABI

extension UIApplicationDelegate {
  /// Runs the application with an instance of this class as its delegate, and exits when the application ends. The
  /// attribute `@main` makes this method the entry point of the program.
  public static func main() {
    guard let type = self as? NSObject.Type else {
      Diagnostics.trap("the application delegate \(self) must be a subclass of NSObject or UIResponder")
    }
    guard let delegate = InitializerDispatch.makeObject(type) as? any UIApplicationDelegate else {
      Diagnostics.trap("the application delegate \(self) could not be created with init()")
    }
    ModuleMembers.shared.add(moduleOf: type)
    exit(ApplicationStart.run(delegate: delegate))
  }
}

/// Runs an application until its window is closed.
///
/// - Parameters:
///   - argc: The number of command line arguments. This argument is ignored.
///   - argv: The command line arguments. This argument is ignored.
///   - principalClassName: The name of a subclass of `UIApplication`. It is not used.
///   - delegateClassName: The name of the delegate's class (`Module.Class`), or nil to run the application without a delegate.
///     The function traps if there is no such class.
/// - Returns: The exit status of the program.
@MainActor @discardableResult public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 {
  guard let delegateClassName else { return ApplicationStart.run(delegate: nil) }
  guard let type = NSClassFromString(delegateClassName) as? NSObject.Type,
    let delegate = InitializerDispatch.makeObject(type) as? any UIApplicationDelegate
  else {
    Diagnostics.trap(
      "UIApplicationMain: this program has no application delegate class named \(delegateClassName); "
        + "pass NSStringFromClass(AppDelegate.self)")
  }
  return ApplicationStart.run(delegate: delegate)
}
