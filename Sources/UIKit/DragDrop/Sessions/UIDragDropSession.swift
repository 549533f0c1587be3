import CoreGraphics
import Foundation

/// A drag as seen by its source and its destinations.
@preconcurrency @MainActor public protocol UIDragDropSession: NSObjectProtocol {
  /// The dragged items.
  var items: [UIDragItem] { get }
  /// Returns the location of the pointer.
  ///
  /// - Parameter view: The view in whose coordinate system the location is given.
  /// - Returns: The location, in points.
  func location(in view: UIView) -> CGPoint
  /// A Boolean value that indicates whether the source allows the items to be moved instead of copied.
  var allowsMoveOperation: Bool { get }
  /// A Boolean value that indicates whether only the application that began the drag may accept it. Drags never leave
  /// the application.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Returns whether an item has data of one of several types.
  ///
  /// - Parameter typeIdentifiers: The uniform types.
  /// - Returns: `true` if the data of an item conforms to one of the types.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Returns whether an object of a class can be created from an item.
  ///
  /// - Parameter aClass: The class.
  /// - Returns: `true` if an item can be loaded as an object of the class.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
  /// Returns whether a value of a type can be created from an item.
  ///
  /// - Parameter ofClass: The type, which is bridged to a class, such as `String` or `URL`.
  /// - Returns: `true` if an item can be loaded as a value of the type.
  @MainActor public func canLoadObjects<T>(ofClass: T.Type) -> Bool
  where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
    canLoadObjects(ofClass: T._ObjectiveCType.self)
  }
}

/// A drag as seen by its source.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
  /// An object that the source associates with the drag. The default is `nil`.
  var localContext: Any? { get set }
}

/// The ways to show the progress of loading dropped data.
public enum UIDropSessionProgressIndicatorStyle: Int, Sendable {
  /// No progress is shown.
  case none = 0
  /// The system shows the progress and lets the user cancel.
  case `default` = 1
}

/// A drag as seen by a destination.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession, ProgressReporting {
  /// The drag session if the drag began in this application, or `nil` for drops from the desktop.
  var localDragSession: (any UIDragSession)? { get }
  /// The way to show the progress of loading. It has no effect, because the data is on the same machine and available
  /// at once.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  /// Loads objects from all items that support the class.
  ///
  /// - Parameters:
  ///   - aClass: The class.
  ///   - completion: A closure that is called on the main thread with the objects, in the order of the items.
  /// - Returns: The progress of loading.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

extension UIDropSession {
  /// Loads values of a type that is bridged to a class, such as `String` or `URL`, from all items that support it.
  ///
  /// - Parameters:
  ///   - ofClass: The type.
  ///   - completion: A closure that is called on the main thread with the values, in the order of the items.
  /// - Returns: The progress of loading.
  @discardableResult
  @MainActor public func loadObjects<T>(ofClass: T.Type, completion: @escaping ([T]) -> Void) -> Progress
  where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
    loadObjects(ofClass: T._ObjectiveCType.self) { objects in
      completion(
        objects.compactMap { object in
          var value: T?
          if let object = object as? T._ObjectiveCType {
            _ = T._conditionallyBridgeFromObjectiveC(object, result: &value)
          }
          return value
        })
    }
  }
}
