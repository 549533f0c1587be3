import QuartzCore

/// An element of a display list that shows the content behind it.
struct Backdrop {
  /// The ways in which an element shows the content behind it.
  enum Kind {
    /// An element of the kind `backdrop`. `scale` is in pixels per point.
    case blur(BackdropSource, BackdropFilter, scale: Double)
    /// The bitmap of a group that contains backdrops. The map converts coordinates in the bitmap to coordinates in the
    /// display list, in pixels.
    case group(GroupSource, BackgroundContent.Map)
  }

  /// The index of the element in the display list.
  var element: Int
  /// The number of elements at the start of the display list that the backdrop shows. The shadow of the backdrop itself is
  /// not included.
  var visibleElementCount: Int
  /// The key of the element, which identifies the backdrop in the display list of the previous frame.
  var key: UInt64
  /// The area that the element may show, in the pixel coordinates of the display list.
  var area: Box
  var kind: Kind
}

/// The content behind all elements of a display list.
enum BackgroundContent {
  /// The map from the pixels of a group to those of the display list that contains the group.
  enum Map: Equatable {
    case offset(Int32, Int32)
    case plane(Homography)
  }

  /// The existing pixels of a bitmap.
  case canvas(Canvas)
  /// The elements of another display list before `index`. That display list exists until the end of the frame.
  case list(Unmanaged<DisplayList>, index: Int, map: Map)
}
