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
    ModuleMembers.shared.add(moduleOf: type)
    UIApplication.create(className: nil)
    guard let delegate = InitializerDispatch.makeObject(type) as? any UIApplicationDelegate else {
      Diagnostics.trap("the application delegate \(self) could not be created with init()")
    }
    exit(ApplicationStart.run(delegate: delegate))
  }
}

extension UIApplication {
  /// Creates the application object, which is then `UIApplication.shared`. If it exists already, nothing happens.
  ///
  /// - Parameter className: The name of the application's class, or nil for the class that Info.plist names. A class of
  ///   Info.plist that this program does not have is ignored, because projects for several platforms name classes of
  ///   others.
  static func create(className: String?) {
    guard let name = className ?? ApplicationStart.information.principalClass else { return }
    guard let type = NSClassFromString(name) as? UIApplication.Type else {
      if className == nil { return }
      Diagnostics.trap(
        "UIApplicationMain: this program has no subclass of UIApplication named \(name); pass "
          + "NSStringFromClass(MyApplication.self), or nil for UIApplication")
    }
    guard type != UIApplication.self else { return }
    _ = ApplicationContext.object(
      .application, InitializerDispatch.makeObject(type) as? UIApplication ?? UIApplication())
  }
}

/// Runs an application until its window is closed.
///
/// - Parameters:
///   - argc: The number of command line arguments. This argument is ignored.
///   - argv: The command line arguments. This argument is ignored.
///   - principalClassName: The name of the application's class (`Module.Class`), a subclass of `UIApplication`. If it is
///     nil, the name is `NSPrincipalClass` of Info.plist, or else `UIApplication`. The function traps if there is no such
///     class.
///   - delegateClassName: The name of the delegate's class (`Module.Class`), or nil to run the application without a delegate.
///     The function traps if there is no such class.
/// - Returns: The exit status of the program.
@MainActor @discardableResult public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 {
  UIApplication.create(className: principalClassName)
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
