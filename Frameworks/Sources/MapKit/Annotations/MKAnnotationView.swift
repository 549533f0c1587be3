import CoreGraphics
import CoreLocation
import UIKit

/// A view at the place of an annotation, with a picture or subviews.
///
/// The middle of the view is at the place, moved by `centerOffset`. A view without a picture or a frame of its own is empty.
open class MKAnnotationView: UIView {
  /// The shapes by which views are compared when they may be hidden or joined to clusters.
  public enum CollisionMode: Int, Sendable {
    /// By the frame.
    case rectangle
    /// By the circle in the frame.
    case circle
    /// No shape. The view overlaps no other one.
    case none
  }

  /// The identifier by which views are used again.
  public let reuseIdentifier: String?
  /// The annotation that the view shows.
  open var annotation: (any MKAnnotation)? {
    didSet { annotationDidChange() }
  }
  /// The picture. The view gets its size.
  open var image: UIImage? {
    didSet {
      pictureView.image = image
      if let image { bounds.size = image.size }
      pictureView.frame = bounds
    }
  }
  /// The distance between the place of the annotation and the middle of the view, in points. The default is 0.
  open var centerOffset: CGPoint = .zero {
    didSet { map?.setNeedsLayout() }
  }
  /// The distance between the middle of the upper edge and the point of the callout, in points. The default is 0.
  open var calloutOffset: CGPoint = .zero
  /// The distance between the left edge and the point of a callout at the left. It has no effect, as callouts are above.
  open var leftCalloutOffset: CGPoint = .zero
  /// The distance between the right edge and the point of a callout at the right. It has no effect, as callouts are above.
  open var rightCalloutOffset: CGPoint = .zero
  /// A Boolean value that determines whether the user can select the annotation. The default is `true`.
  open var isEnabled = true
  /// A Boolean value that indicates whether the view is highlighted.
  open var isHighlighted = false
  /// A Boolean value that indicates whether the annotation is selected. Set it by `setSelected(_:animated:)`, or by the methods of
  /// the map view.
  open var isSelected: Bool {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }
  /// A Boolean value that determines whether a callout with the title is shown for a selected annotation. The default is `false`.
  open var canShowCallout = false
  /// A view at the left side of the callout.
  open var leftCalloutAccessoryView: UIView?
  /// A view at the right side of the callout.
  open var rightCalloutAccessoryView: UIView?
  /// A view in place of the subtitle in the callout.
  open var detailCalloutAccessoryView: UIView?
  /// A Boolean value that determines whether the user can drag the annotation, whose coordinate has to have a setter. The default is
  /// `false`.
  open var isDraggable = false
  /// The state of the drag.
  open var dragState: MKAnnotationView.DragState = .none
  /// The identifier of the annotations that are joined when their views overlap, or nil for none.
  open var clusteringIdentifier: String? {
    didSet { if clusteringIdentifier != oldValue { map?.annotationsNeedClustering() } }
  }
  /// The view of the cluster that contains the annotation, if there is one.
  open weak var cluster: MKAnnotationView?
  /// The priority of the view. The default is `required`. Views with a smaller priority are hidden where they overlap one
  /// that matters more.
  open var displayPriority = MKFeatureDisplayPriority.required {
    didSet { if displayPriority != oldValue { map?.annotationsNeedClustering() } }
  }
  /// The order among views that are not selected. The default is `defaultUnselected`.
  open var zPriority = MKAnnotationViewZPriority.defaultUnselected {
    didSet { updateZPosition() }
  }
  /// The order among views while the view is selected. The default is `defaultSelected`.
  open var selectedZPriority = MKAnnotationViewZPriority.defaultSelected {
    didSet { updateZPosition() }
  }
  /// The shape by which the view is compared with others. The default is `rectangle`.
  open var collisionMode = CollisionMode.rectangle

  private let pictureView = UIImageView()
  private var selected = false
  /// The map view that shows the view.
  weak var map: MKMapView?
  /// Indicates whether the view is hidden because it overlaps one that matters more, or is in a cluster.
  var isCovered = false {
    didSet { if isCovered != oldValue { updateVisibility() } }
  }

  /// Creates a view.
  ///
  /// - Parameters:
  ///   - annotation: The annotation.
  ///   - reuseIdentifier: The identifier by which the view is used again, or nil if it is not.
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    self.annotation = annotation
    backgroundColor = .clear
    pictureView.isUserInteractionEnabled = false
    addSubview(pictureView)
  }

  /// Creates a view without an annotation.
  ///
  /// - Parameter frame: The frame.
  public override convenience init(frame: CGRect) {
    let creation = MKAnnotationView.creation
    self.init(annotation: creation?.annotation, reuseIdentifier: creation?.reuseIdentifier)
    if creation == nil { self.frame = frame }
  }

  /// The arguments with which a map view creates a view of a registered class.
  struct Creation: @unchecked Sendable {
    let annotation: (any MKAnnotation)?
    let reuseIdentifier: String
  }
  @TaskLocal static var creation: Creation?

  /// Creates a view of a class that is known only at run time. Swift calls `required` initializers of such classes only, but
  /// `init(frame:)` of views is called by Tessera's runtime, and calls `init(annotation:reuseIdentifier:)` of the class.
  static func make(
    _ type: MKAnnotationView.Type, _ annotation: (any MKAnnotation)?, _ identifier: String
  ) -> MKAnnotationView {
    $creation.withValue(Creation(annotation: annotation, reuseIdentifier: identifier)) {
      (type as any ViewMakeable.Type).init(frame: .zero) as! MKAnnotationView
    }
  }

  /// Creates a view from a nib.
  ///
  /// - Parameter coder: The decoder.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    pictureView.isUserInteractionEnabled = false
    addSubview(pictureView)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    pictureView.frame = bounds
  }

  /// Selects or deselects the view. The map view calls it.
  ///
  /// - Parameters:
  ///   - selected: A Boolean value that determines whether the view is selected.
  ///   - animated: A Boolean value that determines whether the change is animated.
  open func setSelected(_ selected: Bool, animated: Bool) {
    self.selected = selected
    updateZPosition()
  }

  /// Changes the state of the drag. The map view calls it.
  ///
  /// - Parameters:
  ///   - newDragState: The new state of the drag.
  ///   - animated: A Boolean value that determines whether the change is animated.
  open func setDragState(_ newDragState: MKAnnotationView.DragState, animated: Bool) { dragState = newDragState }

  /// Prepares a view that was removed from the map for another annotation. Overrides call super.
  open func prepareForReuse() {
    setSelected(false, animated: false)
    dragState = .none
    isHighlighted = false
  }

  /// Prepares the view before the map shows it. Overrides call super.
  open func prepareForDisplay() {}

  /// Animates the first appearance of a view whose annotation was added to a visible map. The default does nothing.
  func animateAddition() {}

  /// Updates what depends on the annotation.
  func annotationDidChange() {}

  private func updateZPosition() {
    layer.zPosition = CGFloat((selected ? selectedZPriority : zPriority).rawValue)
  }

  private func updateVisibility() { alpha = isCovered ? 0 : 1 }

  /// The upper edge of what the view draws, in its coordinate system, above which a callout points.
  var drawnTop: CGFloat { bounds.minY }

  /// The rectangle that takes part in comparisons, in the map view.
  var collisionRect: CGRect { collisionMode == .none ? .null : frame }
}

/// The identifier under which a map view finds the class of annotation views that the delegate does not create.
public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"
/// The identifier under which a map view finds the class of the views of clusters that the delegate does not create.
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier = "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"
