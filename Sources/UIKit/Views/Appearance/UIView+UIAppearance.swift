import Foundation
import SwiftABI

extension UIView: UIAppearance, AppearanceTarget {
  /// Returns the proxy for all instances of the class.
  ///
  /// - Returns: The proxy. It is the same object in each call.
  public class func appearance() -> Self { AppearanceCatalog.shared.proxy(for: self, in: []) }

  /// Returns the proxy for the instances of the class in a hierarchy of containers.
  ///
  /// - Parameter containerTypes: The classes of the containers, from the innermost one. An empty array means all instances.
  /// - Returns: The proxy. It is the same object for the same containers.
  public class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    AppearanceCatalog.shared.proxy(for: self, in: containerTypes)
  }

  /// Returns the proxy for the instances of the class that have certain traits. Its values apply when a view enters a
  /// window, and when the traits of a view in a window change.
  ///
  /// - Parameter trait: The traits that instances must have.
  /// - Returns: The proxy. It is the same object for the same traits.
  public class func appearance(for trait: UITraitCollection) -> Self {
    AppearanceCatalog.shared.proxy(for: self, in: [], trait)
  }

  /// Returns the proxy for the instances of the class that have certain traits, in a hierarchy of containers. Its
  /// values apply when a view enters a window, and when the traits of a view in a window change.
  ///
  /// - Parameters:
  ///   - trait: The traits that instances must have.
  ///   - containerTypes: The classes of the containers, from the innermost one. An empty array means all instances.
  /// - Returns: The proxy. It is the same object for the same traits and containers.
  public class func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { AppearanceCatalog.shared.proxy(for: self, in: containerTypes, trait) }

  package final var appearanceRecord: AppearanceRecord? {
    get { extras?.appearance }
    set { ensureExtras().appearance = newValue }
  }

  /// Indicates whether a value that is set now comes from the initializer of a superview.
  ///
  /// The end of an initializer cannot be observed. A superview of a class of the application counts as being
  /// initialized as long as its hierarchy has no window and no view controller, unless a nib or a dequeuing method
  /// created a view of the hierarchy (measured on UIKit, case `appearance-beats-init`; a value that is set in
  /// `awakeFromNib()` counts as set by the application).
  package final var isBeingInitialized: Bool {
    guard windowStorage == nil, let parent = superviewStorage else { return false }
    if flags.contains(.initialized) || owningController != nil { return false }
    var isInApplicationView = false
    var current: UIView? = parent
    while let view = current {
      if view.flags.contains(.initialized) || view.owningController != nil { return false }
      if AppearanceCatalog.shared.isApplicationClass(type(of: view)) { isInApplicationView = true }
      current = view.superviewStorage
    }
    return isInApplicationView
  }

  package class func makeAppearanceProxy() -> Self { AppearanceCatalog.makeProxy(self, isView: true) }
}

extension UIAppearance {
  /// Records a new value of a property for the appearance proxy of the class. Call it when the property has changed, so
  /// that the property can be set on a proxy. The method is specific to Tessera. Properties with `@objc dynamic` in
  /// sources that `tessera` rewrote need no call.
  ///
  /// ```swift
  /// final class MyCell: UICollectionViewCell {
  ///   var titleColor: UIColor? {
  ///     didSet {
  ///       recordAppearance(of: \.titleColor)
  ///       label.textColor = titleColor
  ///     }
  ///   }
  /// }
  /// MyCell.appearance().titleColor = .systemRed
  /// ```
  ///
  /// - Parameter property: The property, which has its new value.
  public func recordAppearance<Value>(of property: ReferenceWritableKeyPath<Self, Value>) {
    guard AppearanceCatalog.isUsed, let target = self as? any AppearanceTarget else { return }
    AppearanceCatalog.shared.recordValue(target, property, self[keyPath: property])
  }
}

extension UIView: NamedValueRecording {
  func recordValue(_ value: Any, named key: String) { recordAppearanceValue(named: key, value) }
}

extension AppearanceTarget {
  /// Records a new value of a property of the application that is set by its name.
  func recordAppearanceValue(named key: String, _ value: Any) {
    let mirror = Mirror(reflecting: value)
    let value: Any? = mirror.displayStyle == .optional ? mirror.children.first?.value : value
    AppearanceCatalog.shared.recordValue(self, AppearanceKey(member: key)) {
      ($0 as? any NSObjectProtocol)?.setValue(value, forKey: key)
    }
  }
}
