import Foundation

/// A protocol with the initializer for segues whose class is known only at run time. It is specific to Tessera, like `ViewMakeable`.
///
/// On iOS, `segueClass.init(identifier:source:destination:)` calls the initializer of the class, which comes from Objective-C. It cannot
/// be `required` here, because subclasses write `override init(identifier:source:destination:)`.
@preconcurrency @MainActor
public protocol SegueMakeable: ObjectMakeable {}

extension UIStoryboardSegue: SegueMakeable {}

extension SegueMakeable {
  /// Creates a segue of the dynamic class with its `init(identifier:source:destination:)`.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the segue, or nil.
  ///   - source: The view controller that starts the segue.
  ///   - destination: The view controller that the segue shows.
  @_silgen_name("tessera_make_segue")
  public init(identifier: String?, source: UIViewController, destination: UIViewController)

  @usableFromInline @_silgen_name("tessera_make_segue")
  static func making(
    identifier: __owned String?, source: __owned UIViewController, destination: __owned UIViewController
  ) -> Self {
    createObject(self) { type in
      guard let type = type as? UIStoryboardSegue.Type else {
        fatalError("\(type) cannot be created: it is not a subclass of UIStoryboardSegue")
      }
      return NibSegueContext.shared.make(type, identifier, source, destination)
    }
  }
}
