// The compiler imports this module in addition where a file imports both Testing and Core Image. On iOS, it lets images be attached
// to tests, which is missing here.
@_exported import CoreImage
