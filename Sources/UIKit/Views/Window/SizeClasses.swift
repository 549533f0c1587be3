import Foundation

/// Size classes of a window from its size. On iOS they come from the device and the way it is split; in a window that
/// users resize, they follow its size: an iPad's narrow columns (up to 507 points) and an iPhone's landscape height (up
/// to 440 points) are compact.
package enum SizeClasses {
  package static func horizontal(width: CGFloat) -> UIUserInterfaceSizeClass { width < 512 ? .compact : .regular }
  package static func vertical(height: CGFloat) -> UIUserInterfaceSizeClass { height < 448 ? .compact : .regular }
}
