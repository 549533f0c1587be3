import CoreGraphics
import Foundation

// In UIKit these properties are declared in a category of `NSObject`. They are members of a protocol extension here for the same
// reason as `accessibilityLabel` (see `NSObjectProtocol+Accessibility`).
//
// Measured on UIKit: the value of a closure replaces the stored one, except that of `accessibilityContainerTypeBlock`, which is never
// called (docs/measurements.md 26.5).
extension NSObjectProtocol {
  @MainActor private func blocks() -> AccessibilityBlocks {
    switch self {
    case let view as UIView: view.accessibilityBlocks ?? AccessibilityBlocks()
    case let element as UIAccessibilityElement: element.values.blocks ?? AccessibilityBlocks()
    default: ObjectAccessibility.values(of: self).blocks ?? AccessibilityBlocks()
    }
  }

  @MainActor private func updateBlocks(_ change: (inout AccessibilityBlocks) -> Void) {
    var blocks = blocks()
    change(&blocks)
    switch self {
    case let view as UIView: view.updateAccessibility { $0.blocks = blocks }
    case let element as UIAccessibilityElement: element.values.blocks = blocks
    default: ObjectAccessibility.update(self) { $0.blocks = blocks }
    }
  }

  /// A closure that returns the value of `isAccessibilityElement`, or nil to use the stored value. The default is nil.
  @preconcurrency @MainActor public var isAccessibilityElementBlock: AXBoolReturnBlock? {
    get { blocks().isElement }
    set { updateBlocks { $0.isElement = newValue } }
  }
  /// A closure that returns the value of `accessibilityLabel`, or nil to use the stored value. The default is nil.
  @preconcurrency @MainActor public var accessibilityLabelBlock: AXStringReturnBlock? {
    get { blocks().label }
    set { updateBlocks { $0.label = newValue } }
  }
  /// A closure that returns the value of `accessibilityHint`, or nil to use the stored value. The default is nil.
  @preconcurrency @MainActor public var accessibilityHintBlock: AXStringReturnBlock? {
    get { blocks().hint }
    set { updateBlocks { $0.hint = newValue } }
  }
  /// A closure that returns the value of `accessibilityValue`, or nil to use the stored value. The default is nil.
  @preconcurrency @MainActor public var accessibilityValueBlock: AXStringReturnBlock? {
    get { blocks().value }
    set { updateBlocks { $0.value = newValue } }
  }
  /// A closure that returns the value of `accessibilityIdentifier`, or nil to use the stored value. The default is nil.
  @preconcurrency @MainActor public var accessibilityIdentifierBlock: AXStringReturnBlock? {
    get { blocks().identifier }
    set { updateBlocks { $0.identifier = newValue } }
  }
  /// A closure that returns the value of `accessibilityTraits`, or nil to use the stored value. The default is nil.
  @preconcurrency @MainActor public var accessibilityTraitsBlock: AXTraitsReturnBlock? {
    get { blocks().traits }
    set { updateBlocks { $0.traits = newValue } }
  }
  /// A closure that returns the value of `accessibilityFrame`, or nil to use the stored value. The default is nil.
  @preconcurrency @MainActor public var accessibilityFrameBlock: AXRectReturnBlock? {
    get { blocks().frame }
    set { updateBlocks { $0.frame = newValue } }
  }
  /// A closure that returns the value of `accessibilityPath`, or nil to use the stored value. The default is nil.
  @preconcurrency @MainActor public var accessibilityPathBlock: AXPathReturnBlock? {
    get { blocks().path }
    set { updateBlocks { $0.path = newValue } }
  }
  /// A closure that returns the value of `accessibilityActivationPoint`, or nil to use the stored value. The default is nil.
  @preconcurrency @MainActor public var accessibilityActivationPointBlock: AXPointReturnBlock? {
    get { blocks().activationPoint }
    set { updateBlocks { $0.activationPoint = newValue } }
  }
  /// A closure that returns the value of `accessibilityLanguage`, or nil to use the stored value. The default is nil.
  @preconcurrency @MainActor public var accessibilityLanguageBlock: AXStringReturnBlock? {
    get { blocks().language }
    set { updateBlocks { $0.language = newValue } }
  }
  /// A closure that returns the value of `accessibilityUserInputLabels`, or nil to use the stored value. The default is nil.
  @preconcurrency @MainActor public var accessibilityUserInputLabelsBlock: AXStringArrayReturnBlock? {
    get { blocks().userInputLabels }
    set { updateBlocks { $0.userInputLabels = newValue } }
  }
  /// A closure that returns the value of `accessibilityAttributedLabel`, or nil to use the stored value. The default is nil.
  @preconcurrency @MainActor public var accessibilityAttributedLabelBlock: AXAttributedStringReturnBlock? {
    get { blocks().attributedLabel }
    set { updateBlocks { $0.attributedLabel = newValue } }
  }
  /// A closure that returns the value of `accessibilityAttributedHint`, or nil to use the stored value. The default is nil.
  @preconcurrency @MainActor public var accessibilityAttributedHintBlock: AXAttributedStringReturnBlock? {
    get { blocks().attributedHint }
    set { updateBlocks { $0.attributedHint = newValue } }
  }
  /// A closure that returns the value of `accessibilityAttributedValue`, or nil to use the stored value. The default is nil.
  @preconcurrency @MainActor public var accessibilityAttributedValueBlock: AXAttributedStringReturnBlock? {
    get { blocks().attributedValue }
    set { updateBlocks { $0.attributedValue = newValue } }
  }
  /// A closure that returns the value of `accessibilityElements`, or nil to use the stored value. The default is nil.
  @preconcurrency @MainActor public var accessibilityElementsBlock: AXArrayReturnBlock? {
    get { blocks().elements }
    set { updateBlocks { $0.elements = newValue } }
  }
  /// A closure that returns the value of `accessibilityElementsHidden`, or nil to use the stored value. The default is nil.
  @preconcurrency @MainActor public var accessibilityElementsHiddenBlock: AXBoolReturnBlock? {
    get { blocks().elementsHidden }
    set { updateBlocks { $0.elementsHidden = newValue } }
  }
  /// A closure that returns the value of `accessibilityViewIsModal`, or nil to use the stored value. The default is nil.
  @preconcurrency @MainActor public var accessibilityViewIsModalBlock: AXBoolReturnBlock? {
    get { blocks().viewIsModal }
    set { updateBlocks { $0.viewIsModal = newValue } }
  }
  /// A closure that returns the value of `shouldGroupAccessibilityChildren`, or nil to use the stored value. The default is nil.
  @preconcurrency @MainActor public var accessibilityShouldGroupAccessibilityChildrenBlock: AXBoolReturnBlock? {
    get { blocks().groupsChildren }
    set { updateBlocks { $0.groupsChildren = newValue } }
  }
  /// A closure that returns the value of `accessibilityRespondsToUserInteraction`, or nil to use the stored value. The default is nil.
  @preconcurrency @MainActor public var accessibilityRespondsToUserInteractionBlock: AXBoolReturnBlock? {
    get { blocks().respondsToUserInteraction }
    set { updateBlocks { $0.respondsToUserInteraction = newValue } }
  }
  /// A closure that returns the value of `accessibilityNavigationStyle`, or nil to use the stored value. The default is nil.
  @preconcurrency @MainActor public var accessibilityNavigationStyleBlock: AXNavigationStyleReturnBlock? {
    get { blocks().navigationStyle }
    set { updateBlocks { $0.navigationStyle = newValue } }
  }
  /// A closure that would return the value of `accessibilityContainerType`, or nil to use the stored value. It is stored, but never called, as in UIKit. The default is nil.
  @preconcurrency @MainActor public var accessibilityContainerTypeBlock: AXContainerTypeReturnBlock? {
    get { blocks().containerType }
    set { updateBlocks { $0.containerType = newValue } }
  }
  /// A closure that returns the value of `accessibilityCustomActions`, or nil to use the stored value. The default is nil.
  @preconcurrency @MainActor public var accessibilityCustomActionsBlock: AXCustomActionsReturnBlock? {
    get { blocks().customActions }
    set { updateBlocks { $0.customActions = newValue } }
  }
  /// A closure that returns the value of `accessibilityCustomRotors`, or nil to use the stored value. The default is nil.
  @preconcurrency @MainActor public var accessibilityCustomRotorsBlock: AXCustomRotorsReturnBlock? {
    get { blocks().customRotors }
    set { updateBlocks { $0.customRotors = newValue } }
  }
}
