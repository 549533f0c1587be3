/// An element that a standard view creates for one of its parts, such as a segment.
@MainActor final class StandardAccessibilityElement: UIAccessibilityElement {}
