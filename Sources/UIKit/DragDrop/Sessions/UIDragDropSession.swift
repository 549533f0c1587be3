import CoreGraphics
import Foundation

/// The information about a drag that is available to its source and to its destinations.
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
  /// Returns whether any item has data of one of the given types.
  ///
  /// - Parameter typeIdentifiers: The uniform type identifiers of the data.
  /// - Returns: `true` if an item has data of one of the types, or of a type that conforms to one of them.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Returns whether an object of a class can be created from the data of any item.
  ///
  /// - Parameter aClass: The class.
  /// - Returns: `true` if an item can be loaded as an object of the class.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
  /// Returns whether a value of a type can be created from the data of any item.
  ///
  /// - Parameter ofClass: The type, which is bridged to a class, such as `String` or `URL`.
  /// - Returns: `true` if an item can be loaded as a value of the type.
  @MainActor public func canLoadObjects<T>(ofClass: T.Type) -> Bool
  where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
    canLoadObjects(ofClass: T._ObjectiveCType.self)
  }
}
