import CoreLocation
import Foundation

/// The texts of annotations as they are read by programs for iOS: there, the texts are optional members of
/// `MKAnnotation`, so that a text of an annotation has the type `String??`. Conforming types declare them as `String?`,
/// also there.
public protocol _MKAnnotationTexts: NSObjectProtocol {
  /// The title.
  var _annotationTitle: String? { get }
  /// The subtitle.
  var _annotationSubtitle: String? { get }
}

extension _MKAnnotationTexts {
  /// The title of an annotation of any class. The outer value is never nil here, also if the class has no title.
  public var title: String?? { .some(_annotationTitle) }
  /// The subtitle of an annotation of any class. The outer value is never nil here, also if the class has no subtitle.
  public var subtitle: String?? { .some(_annotationSubtitle) }
}

/// An object at a place on a map.
///
/// If an annotation is on a map and its position changes, the object has to send a key-value observing notification, or
/// to be added to the map again.
public protocol MKAnnotation: _MKAnnotationTexts {
  /// The position of the annotation. For an area, it is the center.
  var coordinate: CLLocationCoordinate2D { get }
  /// The title. The default is nil.
  @_disfavoredOverload var title: String? { get }
  /// The subtitle. The default is nil.
  @_disfavoredOverload var subtitle: String? { get }
}

extension MKAnnotation {
  /// The title, which is nil.
  @_disfavoredOverload public var title: String? { nil }
  /// The subtitle, which is nil.
  @_disfavoredOverload public var subtitle: String? { nil }

  /// The title as the class declares it.
  public var _annotationTitle: String? {
    let text: String? = title
    return text
  }
  /// The subtitle as the class declares it.
  public var _annotationSubtitle: String? {
    let text: String? = subtitle
    return text
  }
}
