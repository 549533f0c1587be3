import CoreGraphics
import Foundation

/// A drag as seen by its source and its destinations.
@preconcurrency @MainActor public protocol UIDragDropSession: NSObjectProtocol {
  /// The items that are being dragged.
  var items: [UIDragItem] { get }
  /// Returns the location of the pointer in a view.
  ///
  /// - Parameter view: The view whose coordinate system is used.
  /// - Returns: The location, in points.
  func location(in view: UIView) -> CGPoint
  /// A Boolean value that indicates whether the source allows the items to be moved instead of copied.
  var allowsMoveOperation: Bool { get }
  /// A Boolean value that indicates whether only the application that began the drag may accept it. If it is `false`
  /// and the host supports it, the items can also be dropped in other programs.
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
