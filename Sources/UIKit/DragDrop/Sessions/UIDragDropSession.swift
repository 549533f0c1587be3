import CoreGraphics
import Foundation

/// A drag on its way, as both of its ends see it.
@preconcurrency @MainActor public protocol UIDragDropSession: NSObjectProtocol {
  /// What is dragged.
  var items: [UIDragItem] { get }
  /// Where the finger is, in the coordinates of `view`.
  func location(in view: UIView) -> CGPoint
  /// Whether the source lets what it gives be moved rather than copied.
  var allowsMoveOperation: Bool { get }
  /// Whether only the application that the drag came from may take it. No drag leaves the application here.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Whether an item has data of one of those types.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Whether an object of that class can be made of an item.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
  /// Whether a value of that type can be made of an item.
  @MainActor public func canLoadObjects<T>(ofClass: T.Type) -> Bool
  where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
    canLoadObjects(ofClass: T._ObjectiveCType.self)
  }
}

/// A drag, as its source sees it.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
  /// Whatever the source wants to keep with the drag. Default nil.
  var localContext: Any? { get set }
}

/// How the progress of data on its way is shown.
public enum UIDropSessionProgressIndicatorStyle: Int, Sendable {
  /// No progress is shown.
  case none = 0
  /// The system shows the progress, and lets the user cancel.
  case `default` = 1
}

/// A drag, as a possible destination sees it.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession, ProgressReporting {
  /// The drag, where it came from this application; nil for files of the desktop.
  var localDragSession: (any UIDragSession)? { get }
  /// How progress is shown. Nothing is shown here: data of the same machine is there at once.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  /// Makes objects of all items that can be; `completion` gets them on the main thread, in the order of the items.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

extension UIDropSession {
  /// The same for a value type that has a class, as `String` and `URL` have.
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
