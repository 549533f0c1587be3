/// The images and attributes that an application has set for a search bar.
struct SearchBarImages {
  struct IconKey: Hashable {
    let icon: UISearchBar.Icon
    let state: UIControl.State
  }
  struct BackgroundKey: Hashable {
    let position: UIBarPosition
    let metrics: UIBarMetrics
  }
  struct DividerKey: Hashable {
    let left: UIControl.State
    let right: UIControl.State
  }

  var icons: [IconKey: UIImage] = [:]
  var adjustments: [UISearchBar.Icon: UIOffset] = [:]
  var backgrounds: [BackgroundKey: UIImage] = [:]
  var fieldBackgrounds: [UIControl.State: UIImage] = [:]
  /// Indicates whether the background image in use has only opaque pixels.
  var backgroundIsOpaque = false
}
