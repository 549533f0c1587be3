import CoreGraphics
import Foundation

/// An element for assistive technologies that is not a view, such as a part of a picture that a view draws.
///
/// The properties are stored. Tessera has no assistive technology that reads them.
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder {
  final var values = ViewAccessibility(isElement: true)

  /// The object that contains the element, usually a view. It is not retained.
  open weak var accessibilityContainer: AnyObject?

  /// Creates an element.
  ///
  /// - Parameter container: The object that contains the element. It is not retained.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  /// The identifier by which tests find the element. The default is nil.
  open var accessibilityIdentifier: String? {
    get {
      if let block = values.blocks?.identifier { return block() }
      return values.identifier
    }
    set { values.identifier = newValue }
  }

  /// The frame of the element in the coordinates of the view that contains it, in points. Setting it sets
  /// `accessibilityFrame`, which follows the view. The default is zero.
  open var accessibilityFrameInContainerSpace = CGRect.zero {
    didSet { values.frame = nil }
  }

  /// The frame of the element in the coordinates of the screen, in points. The default is
  /// `accessibilityFrameInContainerSpace`, converted from the container.
  open var accessibilityFrame: CGRect {
    get {
      if let block = values.blocks?.frame { return block() }
      if let frame = values.frame { return frame }
      guard accessibilityFrameInContainerSpace != .zero else { return .zero }
      guard let view = accessibilityContainer as? UIView else {
        return accessibilityFrameInContainerSpace
      }
      return UIAccessibility.convertToScreenCoordinates(accessibilityFrameInContainerSpace, in: view)
    }
    set { values.frame = newValue }
  }

  /// The shape of the element in the coordinates of the screen. The default is nil, which uses `accessibilityFrame`.
  open var accessibilityPath: UIBezierPath? {
    get {
      if let block = values.blocks?.path { return block() }
      return values.path
    }
    set { values.path = newValue }
  }

  /// The point at which an assistive technology activates the element, in the coordinates of the screen. The default is the
  /// center of `accessibilityFrame`.
  open var accessibilityActivationPoint: CGPoint {
    get {
      if let block = values.blocks?.activationPoint { return block() }
      return values.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY)
    }
    set { values.activationPoint = newValue }
  }

  /// The kind of container that the element is. The default is `none`.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { values.containerType ?? .none }
    set { values.containerType = newValue }
  }

  /// The rotors of the element, with which a user of an assistive technology moves between parts of its content. The default is
  /// nil.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get {
      if let block = values.blocks?.customRotors { return block() }
      return values.customRotors
    }
    set { values.customRotors = newValue }
  }

  /// A Boolean value that determines whether assistive technologies offer the element. The default is `true`.
  open var isAccessibilityElement: Bool {
    get {
      if let block = values.blocks?.isElement { return block() }
      return values.isElement ?? true
    }
    set { values.isElement = newValue }
  }

  /// A short name of the element for assistive technologies. The default is nil.
  open var accessibilityLabel: String? {
    get {
      if let block = values.blocks?.label { return block() }
      return values.label
    }
    set { values.label = newValue }
  }

  /// A short description of the effect of an action on the element. The default is nil.
  open var accessibilityHint: String? {
    get {
      if let block = values.blocks?.hint { return block() }
      return values.hint
    }
    set { values.hint = newValue }
  }

  /// The current value of the element for assistive technologies. The default is nil.
  open var accessibilityValue: String? {
    get {
      if let block = values.blocks?.value { return block() }
      return values.value
    }
    set { values.value = newValue }
  }

  /// The traits of the element for assistive technologies. The default is `none`.
  open var accessibilityTraits: UIAccessibilityTraits {
    get {
      if let block = values.blocks?.traits { return block() }
      return values.traits ?? .none
    }
    set { values.traits = newValue }
  }

  /// A Boolean value that determines whether assistive technologies skip the elements that this element contains. The default
  /// is `false`.
  open var accessibilityElementsHidden: Bool {
    get {
      if let block = values.blocks?.elementsHidden { return block() }
      return values.elementsHidden
    }
    set { values.elementsHidden = newValue }
  }

  /// A Boolean value that determines whether assistive technologies ignore the siblings of the element. The default is
  /// `false`.
  open var accessibilityViewIsModal: Bool {
    get {
      if let block = values.blocks?.viewIsModal { return block() }
      return values.viewIsModal
    }
    set { values.viewIsModal = newValue }
  }

  /// A Boolean value that determines whether assistive technologies visit the elements that this element contains one after the
  /// other. The default is `false`.
  open var shouldGroupAccessibilityChildren: Bool {
    get {
      if let block = values.blocks?.groupsChildren { return block() }
      return values.groupsChildren ?? false
    }
    set { values.groupsChildren = newValue }
  }

  /// The language in which texts of the element are spoken, as a BCP 47 identifier. The default is nil.
  open var accessibilityLanguage: String? {
    get {
      if let block = values.blocks?.language { return block() }
      return values.language
    }
    set { values.language = newValue }
  }

  /// The elements that this element contains, for assistive technologies. The default is nil.
  open var accessibilityElements: [Any]? {
    get {
      if let block = values.blocks?.elements { return block() }
      return values.elements
    }
    set { values.elements = newValue }
  }

  /// The actions of the element that assistive technologies offer. The default is nil.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get {
      if let block = values.blocks?.customActions { return block() }
      return values.customActions
    }
    set { values.customActions = newValue }
  }
}
