import Foundation
import SwiftABI

/// An object that stores the values of the segue that is being created, so that `init()` of its class can read them. The class of
/// a segue is known only at run time, and only `init()` can be called for such a class (`InitializerDispatch`).
@MainActor final class NibSegueContext {
  static var shared: NibSegueContext { ApplicationContext.object(.segueContext, NibSegueContext()) }

  private(set) var current: (identifier: String?, source: UIViewController, destination: UIViewController)?

  /// Creates a segue with `init()`, which reads the identifier and the controllers from `current`. Afterwards, `current` has its
  /// previous value.
  func make(
    _ type: UIStoryboardSegue.Type, _ identifier: String?, _ source: UIViewController, _ destination: UIViewController
  ) -> UIStoryboardSegue {
    let previous = current
    current = (identifier, source, destination)
    defer { current = previous }
    return InitializerDispatch.make(type)
  }
}
