import CoreGraphics
import CoreLocation
import QuartzCore
import UIKit

/// A map with annotations and overlays, which the user moves and zooms.
///
/// There are no map data: the map is a grid of meridians and parallels, at whose places the annotations and overlays are right. A
/// program that adds an `MKTileOverlay` sees its pictures. With the environment variable `TESSERA_MAP_TILES`, such as
/// `https://example.org/{z}/{x}/{y}.png`, the map shows the pictures of that server.
open class MKMapView: UIView {
  /// The object that provides views and renderers and receives messages.
  open weak var delegate: (any MKMapViewDelegate)?

  // MARK: The map

  /// The kind of the map. The default is `standard`.
  open var mapType: MKMapType = .standard {
    didSet { canvas.setNeedsDisplay() }
  }
  /// The kind of the map and its features. Setting it changes `mapType`.
  @NSCopying open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration() {
    didSet { mapType = preferredConfiguration.mapType }
  }
  /// A Boolean value that determines whether the user can zoom. The default is `true`.
  open var isZoomEnabled = true
  /// A Boolean value that determines whether the user can move the map. The default is `true`.
  open var isScrollEnabled = true
  /// A Boolean value that determines whether the user can turn the map. The default is `true`.
  open var isRotateEnabled = true
  /// A Boolean value that determines whether the user can tilt the map. The default is `true`. It has no effect, as the map is flat.
  open var isPitchEnabled = true
  /// A Boolean value that determines whether a button for tilting the map is shown. It has no effect.
  open var pitchButtonVisibility = MKFeatureVisibility.adaptive
  /// A Boolean value that determines whether a button that follows the user is shown. The default is `false`.
  open var showsUserTrackingButton = false {
    didSet { setNeedsLayout() }
  }
  /// A Boolean value that determines whether a compass is shown while the map is turned. The default is `true`.
  open var showsCompass = true {
    didSet { setNeedsLayout() }
  }
  /// A Boolean value that determines whether a scale is shown. The default is `false`.
  open var showsScale = false {
    didSet { setNeedsLayout() }
  }
  /// A Boolean value that determines whether places are shown. The default is `true`. It has no effect, as there are no data.
  open var showsPointsOfInterest = true
  /// The places that are shown. It is stored and has no effect, as there are no data.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// A Boolean value that determines whether buildings are shown. The default is `true`. It has no effect, as there are no data.
  open var showsBuildings = true
  /// A Boolean value that determines whether the traffic is shown. The default is `false`. It has no effect, as there are no data.
  open var showsTraffic = false
  /// The kinds of features of the map that can be selected. It is stored and has no effect, as there are no data.
  open var selectableMapFeatures: MKMapFeatureOptions = []
  /// The distances from which the map can be seen, or nil for no limits. The default is nil.
  open var cameraZoomRange: CameraZoomRange? {
    didSet { change(to: projection, animated: false) }
  }
  /// The area in which the middle of the view has to be, or nil for any. The default is nil.
  open var cameraBoundary: CameraBoundary? {
    didSet { change(to: projection, animated: false) }
  }

  // MARK: The user

  /// A Boolean value that determines whether the user's position is shown. The default is `false`. The position is not known here: the
  /// delegate receives an error.
  open var showsUserLocation = false {
    didSet { if showsUserLocation != oldValue { showsUserLocation ? startLocating() : stopLocating() } }
  }
  /// The annotation of the user's position.
  public let userLocation = MKUserLocation()
  /// A Boolean value that indicates whether the user's position is visible. It is always `false`.
  open var isUserLocationVisible: Bool { false }
  /// The value that determines what the map follows. It stays `none` here, as the user's position is not known.
  open var userTrackingMode: MKUserTrackingMode {
    get { .none }
    set { setUserTrackingMode(newValue, animated: false) }
  }

  // MARK: State of the parts in other files

  /// The part of the map that is shown.
  var projection = MapProjection(
    centerX: MKMapSize.world.width / 2, centerY: MKMapSize.world.height / 2, scale: .nan, heading: 0, size: .zero)
  /// The part of the map that the program asked for, which is shown again when the size of the view changes. The user's gestures
  /// end it.
  var wanted: (rect: MKMapRect, insets: UIEdgeInsets)?
  /// The angle that the program set for the camera, which has no effect.
  var pitch: CGFloat = 0
  /// Indicates whether the delegate was informed about the first region.
  var hasShown = false
  var motion: MapMotion?
  /// The movement after a pan.
  var coast: MapFrames?
  let gestureDelegate = MapGestureDelegate()
  /// The gestures in progress. The region did change when the last one ends.
  var gestureCount = 0

  let canvas = MapCanvas()
  let annotationContainer = MapAnnotationContainer()
  let annotationTree = MapTree<AnyObject>()
  /// The annotations in the order in which they were added, by their number.
  var annotationNumbers: [ObjectIdentifier: Int] = [:]
  var annotationsByNumber: [Int: any MKAnnotation] = [:]
  var nextAnnotationNumber = 0
  /// The annotations that were added since the last layout.
  var newAnnotations: Set<ObjectIdentifier> = []
  var visibleViews: [ObjectIdentifier: MKAnnotationView] = [:]
  var reusableViews: [String: [MKAnnotationView]] = [:]
  var registeredClasses: [String: MKAnnotationView.Type] = [:]
  var clusters: [MKClusterAnnotation] = []
  var needsClustering = false
  var selection: [any MKAnnotation] = []
  var callout: MapCalloutView?
  var drag: (view: MKAnnotationView, offset: CGPoint)?

  let mapOverlays = MapOverlays()
  var baseTiles: MKTileOverlayRenderer?

  // The controls are created when they are shown first.
  private var hasTrackingButton = false
  private var hasCompass = false
  private var hasScale = false
  lazy var compass = MKCompassButton(mapView: self)
  lazy var scaleView = MKScaleView(mapView: self)
  lazy var trackingButton = MKUserTrackingButton(mapView: self)

  /// Creates a map view that shows the world.
  ///
  /// - Parameter frame: The frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a map view from a nib.
  ///
  /// - Parameter coder: The decoder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    clipsToBounds = true
    isMultipleTouchEnabled = true
    canvas.map = self
    annotationContainer.map = self
    addSubview(canvas)
    addSubview(annotationContainer)
    setUpGestures()
    setUpBaseTiles()
    projection = .world(in: bounds.size)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    canvas.frame = bounds
    annotationContainer.frame = bounds
    if projection.size != bounds.size, !bounds.isEmpty { resize() }
    if !hasShown, !bounds.isEmpty, window != nil { showFirst() }
    updateAnnotations()
    layoutControls()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil {
      motion?.stopHere()
      stopCoasting()
    }
    setNeedsLayout()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    canvas.setNeedsDisplay()
  }

  private func resize() {
    motion?.stopHere()
    var next = projection
    next.size = bounds.size
    if let wanted { next.show(wanted.rect, insets: wanted.insets) }
    next.normalize()
    limit(&next)
    guard next != projection else { return }
    if hasShown { delegate?.mapView(self, regionWillChangeAnimated: false) }
    projection = next
    projectionDidChange()
    if hasShown { delegate?.mapView(self, regionDidChangeAnimated: false) }
  }

  /// Informs the delegate about the map at its first appearance. There is nothing to load, so it is complete at once.
  private func showFirst() {
    hasShown = true
    delegate?.mapViewWillStartLoadingMap(self)
    delegate?.mapView(self, regionWillChangeAnimated: false)
    delegate?.mapViewDidChangeVisibleRegion(self)
    delegate?.mapView(self, regionDidChangeAnimated: false)
    delegate?.mapViewWillStartRenderingMap(self)
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return }
        self.delegate?.mapViewDidFinishLoadingMap(self)
        self.delegate?.mapViewDidFinishRenderingMap(self, fullyRendered: true)
      }
    }
  }

  private func layoutControls() {
    let area = bounds.inset(by: safeAreaInsets).insetBy(dx: 8, dy: 8)
    let button = CGRect(x: area.maxX - 44, y: area.minY, width: 44, height: 44)
    if showsUserTrackingButton {
      show(trackingButton, in: button)
    } else if hasTrackingButton {
      trackingButton.removeFromSuperview()
    }
    hasTrackingButton = showsUserTrackingButton
    if showsCompass, projection.heading != 0 {
      show(compass, in: button.offsetBy(dx: 0, dy: showsUserTrackingButton ? 52 : 0))
      compass.update()
      hasCompass = true
    } else if hasCompass {
      compass.removeFromSuperview()
      hasCompass = false
    }
    if showsScale {
      show(scaleView, in: CGRect(x: area.minX, y: area.minY, width: min(area.width, 120), height: 22))
      scaleView.setNeedsDisplay()
    } else if hasScale {
      scaleView.removeFromSuperview()
    }
    hasScale = showsScale
  }

  private func show(_ control: UIView, in frame: CGRect) {
    if control.superview == nil { addSubview(control) }
    control.frame = frame
  }

  // MARK: Changes of the region

  /// Brings a projection into the limits that the program set.
  func limit(_ projection: inout MapProjection) {
    if let boundary = cameraBoundary?.mapRect {
      projection.center = MKMapPoint(
        x: min(max(projection.centerX, boundary.minX), boundary.maxX),
        y: min(max(projection.centerY, boundary.minY), boundary.maxY))
    }
    limitScale(&projection)
    projection.normalize()
  }

  /// Zooms a projection within the limits that the program set while the map point at a point of the view stays where it is.
  func zoom(_ projection: inout MapProjection, by factor: Double, at point: CGPoint) {
    let fixed = projection.mapPoint(for: point)
    projection.zoom(by: factor, at: point)
    // The distance of a camera depends on the latitude of the middle, which moves when the scale is limited.
    for _ in 0..<2 {
      limitScale(&projection)
      projection.hold(fixed, at: point)
    }
  }

  private func limitScale(_ projection: inout MapProjection) {
    if let range = cameraZoomRange {
      let distance = Self.distance(of: projection)
      var wanted = distance
      if range.minCenterCoordinateDistance != MKMapCameraZoomDefault {
        wanted = max(wanted, range.minCenterCoordinateDistance)
      }
      if range.maxCenterCoordinateDistance != MKMapCameraZoomDefault {
        wanted = min(wanted, range.maxCenterCoordinateDistance)
      }
      if wanted != distance, wanted > 0 { projection.scale *= distance / wanted }
    }
  }

  /// Shows another part of the map and informs the delegate.
  func change(to target: MapProjection, animated: Bool) {
    motion?.stopHere()
    stopCoasting()
    var target = target
    target.size = bounds.size
    limit(&target)
    guard hasShown else {
      projection = target
      projectionDidChange()
      return
    }
    delegate?.mapView(self, regionWillChangeAnimated: animated)
    if animated, window != nil, UIView.areAnimationsEnabled {
      motion = MapMotion(map: self, from: projection, to: target) { [weak self] in
        guard let self else { return }
        self.motion = nil
        self.retryFailedTiles()
        self.delegate?.mapView(self, regionDidChangeAnimated: true)
        self.annotationsNeedClustering()
      }
    } else {
      projection = target
      projectionDidChange()
      retryFailedTiles()
      delegate?.mapViewDidChangeVisibleRegion(self)
      delegate?.mapView(self, regionDidChangeAnimated: animated)
      annotationsNeedClustering()
    }
  }

  /// Shows a step of a gesture or an animation.
  func step(to next: MapProjection) {
    var next = next
    limit(&next)
    guard next != projection else { return }
    projection = next
    projectionDidChange()
    if hasShown { delegate?.mapViewDidChangeVisibleRegion(self) }
  }

  func projectionDidChange() {
    canvas.setNeedsDisplay()
    setNeedsLayout()
  }

  /// Begins a gesture of the user, which takes the place of animations.
  func beginGesture() {
    motion?.stopHere()
    stopCoasting()
    wanted = nil
    gestureCount += 1
    if gestureCount == 1 { delegate?.mapView(self, regionWillChangeAnimated: false) }
  }

  /// Ends the movement after a pan.
  func stopCoasting() {
    guard let coast else { return }
    self.coast = nil
    coast.stop()
    endGesture()
  }

  /// Ends a gesture of the user.
  func endGesture() {
    gestureCount -= 1
    guard gestureCount == 0 else { return }
    retryFailedTiles()
    delegate?.mapView(self, regionDidChangeAnimated: false)
    annotationsNeedClustering()
  }

  // MARK: The user's position

  /// Follows the user. The position is not known here, so the map does not move.
  ///
  /// - Parameters:
  ///   - mode: The value that determines what the map follows.
  ///   - animated: A Boolean value that determines whether the change is animated.
  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
    if mode != .none { showsUserLocation = true }
  }

  private func startLocating() {
    delegate?.mapViewWillStartLocatingUser(self)
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.showsUserLocation else { return }
        self.delegate?.mapView(self, didFailToLocateUserWithError: CLError(.denied))
      }
    }
  }

  private func stopLocating() { delegate?.mapViewDidStopLocatingUser(self) }
}
