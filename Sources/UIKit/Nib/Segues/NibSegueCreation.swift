import Foundation
import SwiftABI

/// The values of the segue that is being created. The class of a segue is known only at run time, so that only `init()`
/// can be called (`InitializerDispatch`).
@MainActor final class NibSegueCreation {
  static var shared: NibSegueCreation { ApplicationContext.object(.segueCreation, NibSegueCreation()) }

  private(set) var current: (identifier: String?, source: UIViewController, destination: UIViewController)?

  /// Creates a segue of a class.
  func make(
    _ type: UIStoryboardSegue.Type, _ identifier: String?, _ source: UIViewController, _ destination: UIViewController
  ) -> UIStoryboardSegue {
    let previous = current
    current = (identifier, source, destination)
    defer { current = previous }
    return InitializerDispatch.make(type)
  }
}
