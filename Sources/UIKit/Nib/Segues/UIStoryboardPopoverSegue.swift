import Foundation

/// A segue that shows its destination in a popover.
///
/// The class is deprecated since iOS 9, in which a popover became a presentation (`UIPopoverPresentationController`).
/// Tessera uses such a presentation for both kinds of popover segues.
@preconcurrency @MainActor open class UIStoryboardPopoverSegue: UIStoryboardSegue {}
