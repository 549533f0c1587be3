import Foundation
import SwiftABI

extension UIBarItem: UIAppearance, AppearanceTarget {
  /// Returns the proxy for all items of the class.
  ///
  /// - Returns: The proxy. It is the same object in each call.
  public class func appearance() -> Self { AppearanceCatalog.shared.proxy(for: self, in: []) }

  /// Returns the proxy for the items of the class in a hierarchy of containers. The bar that shows an item is its
  /// innermost container.
  ///
  /// - Parameter containerTypes: The classes of the containers, from the innermost one. With an empty array, the proxy
  ///   applies to all items.
  /// - Returns: The proxy. It is the same object for the same containers.
  public class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    AppearanceCatalog.shared.proxy(for: self, in: containerTypes)
  }

  /// Returns the proxy for the items of the class in bars with traits.
  ///
  /// - Parameter trait: The traits that the bar must have when it shows an item.
  /// - Returns: The proxy. It is the same object for the same traits.
  public class func appearance(for trait: UITraitCollection) -> Self {
    AppearanceCatalog.shared.proxy(for: self, in: [], trait)
  }

  /// Returns the proxy for the items of the class in bars with traits, in a hierarchy of containers.
  ///
  /// - Parameters:
  ///   - trait: The traits that the bar must have when it shows an item.
  ///   - containerTypes: The classes of the containers, from the innermost one. With an empty array, the proxy applies to
  ///     all items.
  /// - Returns: The proxy. It is the same object for the same traits and containers.
  public class func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { AppearanceCatalog.shared.proxy(for: self, in: containerTypes, trait) }

  package final var isBeingInitialized: Bool { false }

  package class func makeAppearanceProxy() -> Self { AppearanceCatalog.makeProxy(self, isView: false) }
}

extension AppearanceCatalog {
  /// Applies the values of the proxies to a bar item whose view has entered or left a window. Does nothing if there are
  /// no proxies.
  static func itemMoved(_ item: UIBarItem, with view: UIView) {
    if isUsed, view.window != nil { shared.itemDidEnterWindow(item, in: view) }
  }
}

extension UIBarItem: NamedValueRecording {
  func recordValue(_ value: Any, named key: String) { recordAppearanceValue(named: key, value) }
}
