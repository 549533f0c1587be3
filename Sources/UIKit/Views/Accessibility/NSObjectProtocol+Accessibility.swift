import CoreGraphics
import Foundation

// In UIKit, these members are declared in categories of `NSObject`. In Swift, members of an extension of `NSObject` could not
// be overridden, and `UIView` could not declare members with the same names. Members of a protocol extension are hidden by the
// members of a class. The members here call those of the object's class, so that code with an `NSObject` reads the value that a
// subclass of `UIView` returns.
extension NSObjectProtocol {
  @MainActor private var accessible: (any AccessibleObject)? { self as? any AccessibleObject }

  /// A Boolean value that determines whether the object is a single element for assistive technologies. The default is
  /// `false`.
  @preconcurrency @MainActor public var isAccessibilityElement: Bool {
    get {
      if let accessible { return accessible.isAccessibilityElement }
      let values = ObjectAccessibility.values(of: self)
      return values.blocks?.isElement?() ?? values.isElement ?? false
    }
    set {
      guard let accessible else { return ObjectAccessibility.update(self) { $0.isElement = newValue } }
      accessible.isAccessibilityElement = newValue
    }
  }

  /// A short name of the object for assistive technologies. The default is nil.
  @preconcurrency @MainActor public var accessibilityLabel: String? {
    get {
      if let item = self as? any LabeledObject { return item.accessibilityLabel }
      guard let accessible else { return ObjectAccessibility.label(of: self) }
      return accessible.accessibilityLabel
    }
    set {
      if let item = self as? any LabeledObject { return item.accessibilityLabel = newValue }
      guard let accessible else { return ObjectAccessibility.update(self) { $0.label = newValue } }
      accessible.accessibilityLabel = newValue
    }
  }

  /// A short description of the effect of an action on the object. The default is nil.
  @preconcurrency @MainActor public var accessibilityHint: String? {
    get {
      if let item = self as? any LabeledObject { return item.accessibilityHint }
      guard let accessible else { return ObjectAccessibility.hint(of: self) }
      return accessible.accessibilityHint
    }
    set {
      if let item = self as? any LabeledObject { return item.accessibilityHint = newValue }
      guard let accessible else { return ObjectAccessibility.update(self) { $0.hint = newValue } }
      accessible.accessibilityHint = newValue
    }
  }

  /// The current value of the object for assistive technologies. The default is nil.
  @preconcurrency @MainActor public var accessibilityValue: String? {
    get {
      if let item = self as? any LabeledObject { return item.accessibilityValue }
      guard let accessible else { return ObjectAccessibility.value(of: self) }
      return accessible.accessibilityValue
    }
    set {
      if let item = self as? any LabeledObject { return item.accessibilityValue = newValue }
      guard let accessible else { return ObjectAccessibility.update(self) { $0.value = newValue } }
      accessible.accessibilityValue = newValue
    }
  }

  /// The traits of the object for assistive technologies. The default is `none`.
  @preconcurrency @MainActor public var accessibilityTraits: UIAccessibilityTraits {
    get {
      if let accessible { return accessible.accessibilityTraits }
      let values = ObjectAccessibility.values(of: self)
      return values.blocks?.traits?() ?? values.traits ?? .none
    }
    set {
      guard let accessible else { return ObjectAccessibility.update(self) { $0.traits = newValue } }
      accessible.accessibilityTraits = newValue
    }
  }

  /// The frame of the object in the coordinates of the screen, in points. The default is zero.
  @preconcurrency @MainActor public var accessibilityFrame: CGRect {
    get {
      if let accessible { return accessible.accessibilityFrame }
      let values = ObjectAccessibility.values(of: self)
      return values.blocks?.frame?() ?? values.frame ?? .zero
    }
    set {
      guard let accessible else { return ObjectAccessibility.update(self) { $0.frame = newValue } }
      accessible.accessibilityFrame = newValue
    }
  }

  /// A Boolean value that determines whether assistive technologies skip the elements in the object. The default is
  /// `false`.
  @preconcurrency @MainActor public var accessibilityElementsHidden: Bool {
    get {
      if let accessible { return accessible.accessibilityElementsHidden }
      let values = ObjectAccessibility.values(of: self)
      return values.blocks?.elementsHidden?() ?? values.elementsHidden
    }
    set {
      guard let accessible else { return ObjectAccessibility.update(self) { $0.elementsHidden = newValue } }
      accessible.accessibilityElementsHidden = newValue
    }
  }

  /// A Boolean value that determines whether assistive technologies ignore the siblings of the object. The default is
  /// `false`.
  @preconcurrency @MainActor public var accessibilityViewIsModal: Bool {
    get {
      if let accessible { return accessible.accessibilityViewIsModal }
      let values = ObjectAccessibility.values(of: self)
      return values.blocks?.viewIsModal?() ?? values.viewIsModal
    }
    set {
      guard let accessible else { return ObjectAccessibility.update(self) { $0.viewIsModal = newValue } }
      accessible.accessibilityViewIsModal = newValue
    }
  }

  /// A Boolean value that determines whether assistive technologies visit the elements of the object one after the
  /// other. The default is `false`.
  @preconcurrency @MainActor public var shouldGroupAccessibilityChildren: Bool {
    get {
      if let accessible { return accessible.shouldGroupAccessibilityChildren }
      let values = ObjectAccessibility.values(of: self)
      return values.blocks?.groupsChildren?() ?? values.groupsChildren ?? false
    }
    set {
      guard let accessible else { return ObjectAccessibility.update(self) { $0.groupsChildren = newValue } }
      accessible.shouldGroupAccessibilityChildren = newValue
    }
  }

  /// The language in which texts of the object are spoken, as a BCP 47 identifier. The default is nil.
  @preconcurrency @MainActor public var accessibilityLanguage: String? {
    get {
      guard let accessible else {
        let values = ObjectAccessibility.values(of: self)
        if let block = values.blocks?.language { return block() }
        return values.language
      }
      return accessible.accessibilityLanguage
    }
    set {
      guard let accessible else { return ObjectAccessibility.update(self) { $0.language = newValue } }
      accessible.accessibilityLanguage = newValue
    }
  }

  /// The elements in the object for assistive technologies. The default is nil.
  @preconcurrency @MainActor public var accessibilityElements: [Any]? {
    get {
      guard let accessible else {
        let values = ObjectAccessibility.values(of: self)
        if let block = values.blocks?.elements { return block() }
        return values.elements
      }
      return accessible.accessibilityElements
    }
    set {
      guard let accessible else { return ObjectAccessibility.update(self) { $0.elements = newValue } }
      accessible.accessibilityElements = newValue
    }
  }

  /// The actions of the object that assistive technologies offer. The default is nil.
  @preconcurrency @MainActor public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get {
      guard let accessible else {
        let values = ObjectAccessibility.values(of: self)
        if let block = values.blocks?.customActions { return block() }
        return values.customActions
      }
      return accessible.accessibilityCustomActions
    }
    set {
      guard let accessible else { return ObjectAccessibility.update(self) { $0.customActions = newValue } }
      accessible.accessibilityCustomActions = newValue
    }
  }

  /// Returns the number of `accessibilityElements`.
  ///
  /// - Returns: The number of elements. The default is 0.
  @preconcurrency @MainActor public func accessibilityElementCount() -> Int {
    (self as? UIView)?.accessibilityElementCount() ?? accessibilityElements?.count ?? 0
  }

  /// Returns an element in the object for assistive technologies.
  ///
  /// - Parameter index: The index of the element.
  /// - Returns: The element of `accessibilityElements`, or nil if there is none at the index.
  @preconcurrency @MainActor public func accessibilityElement(at index: Int) -> Any? {
    if let view = self as? UIView { return view.accessibilityElement(at: index) }
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }
}
