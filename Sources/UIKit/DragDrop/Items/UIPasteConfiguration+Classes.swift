import Foundation

extension UIPasteConfiguration {
  /// Creates a configuration that accepts what a class can read.
  ///
  /// - Parameter aClass: The class, such as `UIImage.self`.
  public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
    self.init(acceptableTypeIdentifiers: aClass.readableTypeIdentifiersForItemProvider)
  }

  /// Creates a configuration that accepts what the class of a Swift type can read.
  ///
  /// - Parameter type: The type, which is bridged to a class, such as `String` or `URL`.
  public convenience init<T>(forAccepting type: T.Type)
  where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
    self.init(forAccepting: T._ObjectiveCType.self)
  }

  /// Adds the types that a class can read.
  ///
  /// - Parameter aClass: The class, such as `UIImage.self`.
  public func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
    addAcceptableTypeIdentifiers(aClass.readableTypeIdentifiersForItemProvider)
  }

  /// Adds the types that the class of a Swift type can read.
  ///
  /// - Parameter type: The type, which is bridged to a class, such as `String` or `URL`.
  public func addTypeIdentifiers<T>(forAccepting type: T.Type)
  where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
    addTypeIdentifiers(forAccepting: T._ObjectiveCType.self)
  }

  /// Returns whether at least one provider has data of an accepted type.
  final func accepts(_ itemProviders: [NSItemProvider]) -> Bool {
    itemProviders.contains { provider in
      acceptableTypeIdentifiers.contains { provider.hasItemConformingToTypeIdentifier($0) }
    }
  }
}
