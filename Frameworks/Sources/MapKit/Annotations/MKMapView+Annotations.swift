import CoreLocation
import UIKit

extension MKMapView {
  /// The annotations, in the order in which they were added.
  ///
  /// - Complexity: O(n log n).
  public var annotations: [any MKAnnotation] {
    annotationsByNumber.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Adds an annotation. Its view is created when it is visible.
  ///
  /// - Parameter annotation: The annotation. One that the map has already is not added again.
  public func addAnnotation(_ annotation: any MKAnnotation) {
    let key = ObjectIdentifier(annotation)
    guard annotationNumbers[key] == nil else { return }
    annotationNumbers[key] = nextAnnotationNumber
    annotationsByNumber[nextAnnotationNumber] = annotation
    nextAnnotationNumber += 1
    annotationTree.insert(annotation, at: Self.place(of: annotation))
    (annotation as? MKShape)?.map = self
    newAnnotations.insert(key)
    annotationsNeedClustering()
  }

  /// Adds annotations.
  ///
  /// - Parameter annotations: The annotations.
  public func addAnnotations(_ annotations: [any MKAnnotation]) {
    for annotation in annotations { addAnnotation(annotation) }
  }

  /// Removes an annotation.
  ///
  /// - Parameter annotation: The annotation. Nothing happens if the map does not have it.
  public func removeAnnotation(_ annotation: any MKAnnotation) {
    let key = ObjectIdentifier(annotation)
    guard let number = annotationNumbers.removeValue(forKey: key) else { return }
    annotationsByNumber[number] = nil
    annotationTree.remove(annotation)
    newAnnotations.remove(key)
    deselectAnnotation(annotation, animated: false)
    hide(annotation)
    (annotation as? MKShape)?.map = nil
    annotationsNeedClustering()
  }

  /// Removes annotations.
  ///
  /// - Parameter annotations: The annotations.
  public func removeAnnotations(_ annotations: [any MKAnnotation]) {
    for annotation in annotations { removeAnnotation(annotation) }
  }

  /// Returns the annotations in a part of the map.
  ///
  /// - Parameter mapRect: The part.
  /// - Returns: A set of the annotations, which are objects.
  /// - Complexity: O(log n + the number of annotations in the part).
  public func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> {
    Set(annotationTree.elements(in: mapRect).compactMap { $0 as? NSObject })
  }

  /// The rectangle of the container of the annotation views that is visible.
  public var annotationVisibleRect: CGRect { annotationContainer.bounds }

  /// Returns the view of an annotation, or nil if it is not visible.
  ///
  /// - Parameter annotation: The annotation.
  /// - Returns: The view.
  public func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
    visibleViews[ObjectIdentifier(annotation)]
  }

  /// Shows a part of the map that contains annotations.
  ///
  /// - Parameters:
  ///   - annotations: The annotations. Those that the map does not have are added.
  ///   - animated: A Boolean value that determines whether the map moves.
  public func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    addAnnotations(annotations)
    let places = annotations.map(\.coordinate).filter(CLLocationCoordinate2DIsValid)
    guard !places.isEmpty else { return }
    let rect = places.map { MKMapRect(origin: MKMapPoint($0), size: MKMapSize(width: 0, height: 0)) }
      .reduce(MKMapRect.null) { $0.isNull ? $1 : $0.union($1) }
    // A single place is shown with its surroundings of about a kilometer.
    let least = 1_000 * MKMapPointsPerMeterAtLatitude(places[0].latitude)
    let width = max(rect.width, least)
    let height = max(rect.height, least)
    setVisibleMapRect(
      MKMapRect(x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height),
      edgePadding: UIEdgeInsets(top: 60, left: 40, bottom: 40, right: 40), animated: animated)
  }

  // MARK: Views that are used again

  /// Sets the class of the annotation views with an identifier.
  ///
  /// - Parameters:
  ///   - viewClass: A subclass of `MKAnnotationView`, or nil for none. Another class is reported and has no effect.
  ///   - identifier: The identifier.
  public func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
    guard let viewClass else {
      registeredClasses[identifier] = nil
      return
    }
    guard let type = viewClass as? MKAnnotationView.Type else {
      report("cannot register \(viewClass) for \(identifier), because it is not a subclass of MKAnnotationView")
      return
    }
    registeredClasses[identifier] = type
  }

  /// Returns a view that is no longer visible, to be used again.
  ///
  /// - Parameter identifier: The identifier.
  /// - Returns: The view, or a new one of the registered class, or nil if there is neither.
  public func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
    if let view = reusableViews[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    return registeredClasses[identifier].map { MKAnnotationView.make($0, nil, identifier) }
  }

  /// Returns a view for an annotation: one that is no longer visible, or a new one of the registered class.
  ///
  /// - Parameters:
  ///   - identifier: The identifier. If no class is registered for it, that is reported, and the view is a balloon. UIKit raises an
  ///     exception instead.
  ///   - annotation: The annotation.
  /// - Returns: The view.
  public func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView {
    if reusableViews[identifier]?.isEmpty != false, let type = registeredClasses[identifier] {
      return MKAnnotationView.make(type, annotation, identifier)
    }
    if let view = dequeueReusableAnnotationView(withIdentifier: identifier) {
      view.annotation = annotation
      return view
    }
    if identifier != MKMapViewDefaultAnnotationViewReuseIdentifier,
      identifier != MKMapViewDefaultClusterAnnotationViewReuseIdentifier
    {
      report(
        "no class is registered for annotation views with the identifier \(identifier). Call "
          + "register(_:forAnnotationViewWithReuseIdentifier:)")
    }
    return MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: identifier)
  }

  private func makeView(for annotation: any MKAnnotation) -> MKAnnotationView {
    if let view = delegate?.mapView(self, viewFor: annotation) {
      if view.annotation !== annotation { view.annotation = annotation }
      return view
    }
    if annotation is MKUserLocation { return MKUserLocationView(annotation: annotation, reuseIdentifier: nil) }
    let identifier =
      annotation is MKClusterAnnotation
      ? MKMapViewDefaultClusterAnnotationViewReuseIdentifier : MKMapViewDefaultAnnotationViewReuseIdentifier
    let view = dequeueReusableAnnotationView(withIdentifier: identifier, for: annotation)
    if registeredClasses[identifier] == nil { view.canShowCallout = true }
    return view
  }

  // MARK: Visible views

  /// Creates the views of the annotations that became visible, removes those that are not, and moves all to their places.
  func updateAnnotations() {
    guard hasShown else { return }
    // Views reach beyond their places: titles and balloons of annotations beside the edge are visible.
    let margin = 64 / projection.scale
    var area = projection.visibleRect
    area = MKMapRect(
      x: area.minX - margin, y: area.minY - margin, width: area.width + 2 * margin, height: area.height + 2 * margin)
    // Annotations of programs move without a message. Those that are visible are looked at.
    for view in visibleViews.values {
      if let annotation = view.annotation, !(annotation is MKClusterAnnotation) { updatePlace(of: annotation) }
    }
    var wanted: [ObjectIdentifier: any MKAnnotation] = [:]
    for element in annotationTree.elements(in: area) {
      if let annotation = element as? any MKAnnotation, CLLocationCoordinate2DIsValid(annotation.coordinate) {
        wanted[ObjectIdentifier(element)] = annotation
      }
    }
    for annotation in selection { wanted[ObjectIdentifier(annotation)] = annotation }
    if let dragged = drag?.view.annotation { wanted[ObjectIdentifier(dragged)] = dragged }
    for cluster in clusters { wanted[ObjectIdentifier(cluster)] = cluster }
    for (key, view) in visibleViews where wanted[key] == nil {
      if let annotation = view.annotation { hide(annotation) }
    }
    let missing = wanted.filter { visibleViews[$0.key] == nil }
      .sorted { annotationNumbers[$0.key] ?? .max < annotationNumbers[$1.key] ?? .max }
    var added: [MKAnnotationView] = []
    for (key, annotation) in missing {
      let view = makeView(for: annotation)
      view.map = self
      visibleViews[key] = view
      view.prepareForDisplay()
      place(view)
      annotationContainer.addSubview(view)
      added.append(view)
    }
    if !added.isEmpty { needsClustering = true }
    if needsClustering { updateClusters() }
    for view in visibleViews.values { place(view) }
    callout?.place()
    for view in added {
      guard let annotation = view.annotation, newAnnotations.contains(ObjectIdentifier(annotation)), !view.isCovered
      else { continue }
      view.animateAddition()
    }
    // Annotations outside of the visible part appear without an animation later.
    newAnnotations = []
    if !added.isEmpty { delegate?.mapView(self, didAdd: added) }
    for view in added { showSelection(of: view, animated: false) }
  }

  private func place(_ view: MKAnnotationView) {
    guard let annotation = view.annotation, drag?.view !== view else { return }
    let point = projection.point(for: MKMapPoint(annotation.coordinate))
    view.center = CGPoint(x: point.x + view.centerOffset.x, y: point.y + view.centerOffset.y)
  }

  private func updatePlace(of annotation: any MKAnnotation) {
    guard annotationNumbers[ObjectIdentifier(annotation)] != nil else { return }
    let place = Self.place(of: annotation)
    if let old = annotationTree.rect(of: annotation), old.minX == place.minX, old.minY == place.minY { return }
    annotationTree.insert(annotation, at: place)
  }

  private static func place(of annotation: any MKAnnotation) -> MKMapRect {
    MKMapRect(origin: MKMapPoint(annotation.coordinate), size: MKMapSize(width: 0, height: 0))
  }

  /// Moves the view of an annotation whose coordinate changed.
  func annotationDidMove(_ annotation: any MKAnnotation) {
    updatePlace(of: annotation)
    annotationsNeedClustering()
  }

  /// Updates the texts of an annotation that changed.
  func annotationTextsDidChange(_ annotation: any MKAnnotation) {
    view(for: annotation)?.annotationDidChange()
    if selection.contains(where: { $0 === annotation }) { callout?.update() }
  }

  private func hide(_ annotation: any MKAnnotation) {
    guard let view = visibleViews.removeValue(forKey: ObjectIdentifier(annotation)) else { return }
    if drag?.view === view { drag = nil }
    view.removeFromSuperview()
    view.map = nil
    view.cluster = nil
    view.isCovered = false
    if let identifier = view.reuseIdentifier { reusableViews[identifier, default: []].append(view) }
  }

  // MARK: Clusters

  func annotationsNeedClustering() {
    needsClustering = true
    setNeedsLayout()
  }

  /// Joins the annotations with the same identifier whose views overlap, and hides views that overlap one which matters more.
  private func updateClusters() {
    needsClustering = false
    guard motion == nil, gestureCount == 0 else {
      needsClustering = true
      return
    }
    for view in visibleViews.values { place(view) }
    let views = visibleViews.values.filter { !($0.annotation is MKClusterAnnotation) }
      .sorted {
        annotationNumbers[ObjectIdentifier($0.annotation!)] ?? .max
          < annotationNumbers[ObjectIdentifier($1.annotation!)] ?? .max
      }
    var grid = CollisionGrid<Int>()
    var groups: [(identifier: String, views: [MKAnnotationView])] = []
    for view in views {
      guard let identifier = view.clusteringIdentifier, !view.isSelected, drag?.view !== view else { continue }
      let rect = view.collisionRect
      if let index = grid.elements(in: rect).sorted().first(where: { groups[$0].identifier == identifier }) {
        groups[index].views.append(view)
      } else {
        groups.append((identifier, [view]))
        grid.insert(groups.count - 1, rect)
      }
    }
    let joined = groups.filter { $0.views.count > 1 }
    var rest = clusters
    var next: [MKClusterAnnotation] = []
    for group in joined {
      let members = group.views.compactMap(\.annotation)
      // A cluster with the same members stays, with its view.
      if let index = rest.firstIndex(where: { Self.areSame($0.memberAnnotations, members) }) {
        next.append(rest.remove(at: index))
      } else {
        next.append(
          delegate?.mapView(self, clusterAnnotationForMemberAnnotations: members)
            ?? MKClusterAnnotation(memberAnnotations: members))
      }
    }
    for cluster in rest {
      deselectAnnotation(cluster, animated: false)
      hide(cluster)
    }
    clusters = next
    var added: [MKAnnotationView] = []
    for cluster in clusters where visibleViews[ObjectIdentifier(cluster)] == nil {
      let view = makeView(for: cluster)
      view.map = self
      visibleViews[ObjectIdentifier(cluster)] = view
      view.prepareForDisplay()
      place(view)
      annotationContainer.addSubview(view)
      added.append(view)
    }
    var clusterViews: [ObjectIdentifier: MKAnnotationView] = [:]
    for (group, cluster) in zip(joined, clusters) {
      for view in group.views { clusterViews[ObjectIdentifier(view)] = visibleViews[ObjectIdentifier(cluster)] }
    }
    hideCovered(views, clusterViews)
    if !added.isEmpty { delegate?.mapView(self, didAdd: added) }
  }

  private func hideCovered(_ views: [MKAnnotationView], _ clusterViews: [ObjectIdentifier: MKAnnotationView]) {
    var grid = CollisionGrid<ObjectIdentifier>()
    let order = views.filter { clusterViews[ObjectIdentifier($0)] == nil }
      .sorted {
        ($0.isSelected ? 1 : 0, $0.displayPriority.rawValue) > ($1.isSelected ? 1 : 0, $1.displayPriority.rawValue)
      }
    for view in views {
      view.cluster = clusterViews[ObjectIdentifier(view)]
      view.isCovered = view.cluster != nil
    }
    for view in order {
      let rect = view.collisionRect
      if view.displayPriority != .required, !view.isSelected { view.isCovered = !grid.elements(in: rect).isEmpty }
      if !view.isCovered { grid.insert(ObjectIdentifier(view), rect) }
    }
  }

  private static func areSame(_ one: [any MKAnnotation], _ other: [any MKAnnotation]) -> Bool {
    one.count == other.count && zip(one, other).allSatisfy { $0 === $1 }
  }
}
