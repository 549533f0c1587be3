import Foundation

/// A segue that shows its destination in a popover.
///
/// Deprecated since iOS 9, where popovers are presentations (`UIPopoverPresentationController`). Tessera presents the
/// destination in this way for both kinds of segues.
@preconcurrency @MainActor open class UIStoryboardPopoverSegue: UIStoryboardSegue {}
