import CoreGraphics
import Foundation

/// The session of a drag that the destinations of the drag receive.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession, ProgressReporting {
  /// The drag session if the drag began in this application, or `nil` for drops from the desktop.
  var localDragSession: (any UIDragSession)? { get }
  /// The way in which the progress of loading is shown. It has no effect in Tessera, because the data is on the same
  /// machine and available immediately.
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
