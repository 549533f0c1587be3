import Foundation
import TesseraDarwin

/// A certificate: the name of its owner and a public key, signed by an authority.
public final class SecCertificate: NSObject, Sendable {
  let data: Data

  init(data: Data) {
    self.data = data
    super.init()
  }

  public override func isEqual(_ object: Any?) -> Bool { (object as? SecCertificate)?.data == data }
  public override var hash: Int { data.hashValue }
}

/// Creates a certificate of the content of a file in the format DER.
///
/// - Parameters:
///   - allocator: Not used.
///   - data: The content. That it is signed is not checked.
/// - Returns: The certificate, or nil if the data is not one sequence of DER, such as text in the format PEM.
public func SecCertificateCreateWithData(_ allocator: CFAllocator?, _ data: CFData) -> SecCertificate? {
  isSequence(data) ? SecCertificate(data: data) : nil
}

/// Returns the content of a certificate.
///
/// - Parameter certificate: The certificate.
/// - Returns: The content in the format DER.
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { certificate.data }

/// Returns the public key of a certificate. Keys are not read here.
///
/// - Parameter certificate: The certificate.
/// - Returns: nil.
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? { nil }

/// Returns whether data is a sequence of DER that ends where the data ends (ITU-T X.690, 8.1).
private func isSequence(_ data: Data) -> Bool {
  let bytes = [UInt8](data.prefix(6))
  guard bytes.count >= 2, bytes[0] == 0x30 else { return false }
  guard bytes[1] >= 0x80 else { return data.count == 2 + Int(bytes[1]) }
  let count = Int(bytes[1] & 0x7F)
  guard (1...4).contains(count), bytes.count >= 2 + count else { return false }
  let length = bytes[2..<(2 + count)].reduce(0) { $0 << 8 | Int($1) }
  return data.count == 2 + count + length
}
