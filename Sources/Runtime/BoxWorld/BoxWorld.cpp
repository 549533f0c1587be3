#include "BoxWorld.h"

#include "Box2DLibrary.h"

#include <box2d/box2d.h>

#include <algorithm>
#include <cfloat>
#include <cmath>
#include <memory>
#include <vector>

namespace {

// Box2D calculates in single precision with products of four of these numbers, and ends the process if a result is not finite. Each
// number that it gets is therefore limited to what a simulation can use. UIKit reports numbers that are not finite.
namespace limit {
// Meters. At this distance a float has steps of a meter.
constexpr double place = 1e7;
// Meters. The largest width or height of a shape.
constexpr double size = 1e5;
// Meters per second, and radians per second. Box2D itself limits a body to two meters and a quarter turn in a step.
constexpr double velocity = 1e6;
// Newtons, newton meters and newton seconds.
constexpr double force = 1e12;
// Densities, frequencies, angles and factors.
constexpr double factor = 1e6;
// The part of the velocity that remains after a collision. Greater ones only reach the limit of the velocity sooner.
constexpr double elasticity = 1e3;
}  // namespace limit

float number(double value, double limit = limit::factor) {
  return std::isnan(value) ? 0 : float(std::min(std::max(value, -limit), limit));
}
float positive(double value, double limit = limit::factor) { return std::max(number(value, limit), 0.0f); }

b2Vec2 vec(BoxVector v, double limit = limit::place) { return b2Vec2(number(v.x, limit), number(v.y, limit)); }
BoxVector vec(b2Vec2 v) { return BoxVector{v.x, v.y}; }

// The minimum size in meters, a fraction of a pixel. A body without a size would have no mass.
constexpr float smallest = 0.005f;

}  // namespace

struct BoxBody {
  BoxWorld *world = nullptr;
  b2Body *body = nullptr;
  int64_t tag = 0;
  bool isBoundary = false;
  uint64_t items = 0;
  uint64_t boundaries = 0;
  // The area of the whole shape before the skin is subtracted, because the mass is that of the visible shape.
  float area = 0;
  b2Vec2 centroid{0, 0};
  float inertiaPerMass = 0;
  // The place and the angle after the last step in which they were usable.
  b2Vec2 lastPlace{0, 0};
  float lastAngle = 0;
  BoxMaterial material = {1, 0, 0, 0, 0, true, false};

  void applyMaterial();
};

struct BoxJoint {
  BoxWorld *world = nullptr;
  b2Joint *joint = nullptr;
};

struct BoxWorld final : b2ContactFilter, b2ContactListener {
  b2World world{b2Vec2(0, 0)};
  // The immovable body for joints that are attached to a point of the world.
  b2Body *ground = nullptr;
  std::vector<BoxContact> contacts, taken;
  std::vector<int64_t> found;

  BoxWorld() {
    world.SetContactFilter(this);
    world.SetContactListener(this);
    b2BodyDef def;
    ground = world.CreateBody(&def);
  }

  static BoxBody *owner(b2Fixture *fixture) {
    return reinterpret_cast<BoxBody *>(fixture->GetBody()->GetUserData().pointer);
  }

  bool ShouldCollide(b2Fixture *one, b2Fixture *other) override {
    const BoxBody *a = owner(one), *b = owner(other);
    if (!a || !b) return false;
    if (a->isBoundary) return (b->boundaries & a->boundaries) != 0;
    if (b->isBoundary) return (a->boundaries & b->boundaries) != 0;
    return (a->items & b->items) != 0;
  }

  void note(b2Contact *contact, bool began) {
    const BoxBody *a = owner(contact->GetFixtureA()), *b = owner(contact->GetFixtureB());
    if (!a || !b) return;
    b2Vec2 point(0, 0);
    if (began) {
      b2WorldManifold manifold;
      contact->GetWorldManifold(&manifold);
      int32 count = std::max(1, contact->GetManifold()->pointCount);
      for (int32 i = 0; i < count; i++) point += manifold.points[i];
      point *= 1.0f / float(count);
    }
    contacts.push_back(BoxContact{a->tag, b->tag, began, vec(point)});
  }

  void BeginContact(b2Contact *contact) override { note(contact, true); }
  void EndContact(b2Contact *contact) override { note(contact, false); }
};

void BoxBody::applyMaterial() {
  b2BodyType type = isBoundary || material.isAnchored ? b2_staticBody : b2_dynamicBody;
  if (body->GetType() != type) body->SetType(type);
  body->SetLinearDamping(positive(material.resistance));
  body->SetAngularDamping(positive(material.angularResistance));
  if (body->IsFixedRotation() != !material.allowsRotation) body->SetFixedRotation(!material.allowsRotation);
  for (b2Fixture *f = body->GetFixtureList(); f; f = f->GetNext()) {
    f->SetFriction(positive(material.friction));
    f->SetRestitution(positive(material.elasticity, limit::elasticity));
  }
  for (b2ContactEdge *edge = body->GetContactList(); edge; edge = edge->next) {
    edge->contact->ResetFriction();
    edge->contact->ResetRestitution();
  }
  if (type == b2_dynamicBody) {
    b2MassData mass;
    mass.mass = std::max(positive(material.density) * area, 1e-6f);
    mass.center = centroid;
    // Box2D expects the moment of inertia about the body's origin.
    // It must be greater than that of a point at the centroid, which rounding can exceed if the parts are far from the origin.
    float least = b2Dot(centroid, centroid) * 1.00001f + smallest * smallest;
    mass.I = mass.mass * std::max(inertiaPerMass, least);
    body->SetMassData(&mass);
  }
}

BoxWorld *box_world_create(void) {
  box2d_load();
  return new BoxWorld();
}
void box_world_destroy(BoxWorld *world) { delete world; }

void box_world_set_gravity(BoxWorld *world, BoxVector gravity) {
  b2Vec2 acceleration = vec(gravity, limit::velocity);
  if (world->world.GetGravity() == acceleration) return;
  world->world.SetGravity(acceleration);
  for (b2Body *b = world->world.GetBodyList(); b; b = b->GetNext())
    if (b->GetGravityScale() != 0) b->SetAwake(true);
}

void box_world_step(BoxWorld *world, double seconds) {
  world->world.Step(float(seconds), 8, 4);
  for (b2Body *b = world->world.GetBodyList(); b; b = b->GetNext()) {
    auto *owner = reinterpret_cast<BoxBody *>(b->GetUserData().pointer);
    if (!owner || owner->isBoundary) continue;
    b2Vec2 place = b->GetPosition(), velocity = b->GetLinearVelocity();
    bool isUsable = place.IsValid() && velocity.IsValid() && std::isfinite(b->GetAngle()) &&
                    std::isfinite(b->GetAngularVelocity()) && place.LengthSquared() <= limit::place * limit::place;
    if (isUsable) {
      owner->lastPlace = place;
      owner->lastAngle = b->GetAngle();
    } else {
      // Limited numbers can still add up over many steps. A body that has left the plane stops where it was last.
      b->SetTransform(owner->lastPlace, owner->lastAngle);
      b->SetLinearVelocity(b2Vec2(0, 0));
      b->SetAngularVelocity(0);
    }
  }
}

bool box_world_is_awake(const BoxWorld *world) {
  for (const b2Body *b = world->world.GetBodyList(); b; b = b->GetNext())
    if (b->GetType() == b2_dynamicBody && b->IsAwake()) return true;
  return false;
}

int64_t box_world_take_contacts(BoxWorld *world, const BoxContact **contacts) {
  world->taken.clear();
  std::swap(world->taken, world->contacts);
  *contacts = world->taken.data();
  return int64_t(world->taken.size());
}

int64_t box_world_find(BoxWorld *world, BoxVector low, BoxVector high, const int64_t **tags) {
  struct Finder : b2QueryCallback {
    std::vector<int64_t> *found;
    b2AABB area;
    bool ReportFixture(b2Fixture *fixture) override {
      const BoxBody *owner = BoxWorld::owner(fixture);
      if (owner && !owner->isBoundary) {
        // The shape's own bounding box is exact, whereas the boxes in Box2D's tree are enlarged.
        b2AABB box;
        fixture->GetShape()->ComputeAABB(&box, fixture->GetBody()->GetTransform(), 0);
        if (b2TestOverlap(box, area) && (found->empty() || found->back() != owner->tag)) found->push_back(owner->tag);
      }
      return true;
    }
  } finder;
  world->found.clear();
  finder.found = &world->found;
  finder.area.lowerBound = vec(low);
  finder.area.upperBound = vec(high);
  world->world.QueryAABB(&finder, finder.area);
  *tags = world->found.data();
  return int64_t(world->found.size());
}

BoxBody *box_body_create(BoxWorld *world, int64_t tag, BoxVector center, double angle) {
  auto *made = new BoxBody();
  made->world = world;
  made->tag = tag;
  b2BodyDef def;
  def.type = b2_dynamicBody;
  def.position = made->lastPlace = vec(center);
  def.angle = made->lastAngle = number(angle);
  def.gravityScale = 0;
  def.userData.pointer = reinterpret_cast<uintptr_t>(made);
  made->body = world->world.CreateBody(&def);
  return made;
}

void box_body_destroy(BoxBody *body) {
  body->world->world.DestroyBody(body->body);
  delete body;
}

void box_body_begin_shape(BoxBody *body) {
  while (b2Fixture *old = body->body->GetFixtureList()) body->body->DestroyFixture(old);
  body->area = 0;
  body->inertiaPerMass = 0;
  body->centroid.SetZero();
}

// Adds a part to the area, centroid and inertia. The centroid and the inertia are divided by the area at the end.
static void weigh(BoxBody *body, float area, b2Vec2 center, float inertiaPerMass) {
  body->area += area;
  body->centroid += area * center;
  body->inertiaPerMass += area * (inertiaPerMass + b2Dot(center, center));
}

void box_body_add_polygon(BoxBody *body, const BoxVector *corners, int64_t count, BoxVector middle, BoxVector size) {
  // Box2D separates polygons by a skin. Shapes that are reduced by the skin touch when the visible shapes touch.
  const float skin = b2_polygonRadius;
  b2Vec2 center = vec(middle, limit::size), points[b2_maxPolygonVertices];
  float halfWidth = std::max(positive(size.x, limit::size) / 2, smallest);
  float halfHeight = std::max(positive(size.y, limit::size) / 2, smallest);
  float scaleX = std::max(halfWidth - skin, smallest) / halfWidth;
  float scaleY = std::max(halfHeight - skin, smallest) / halfHeight;
  int32 used = int32(std::min<int64_t>(count, b2_maxPolygonVertices));
  float area = 0;
  for (int32 i = 0; i < used; i++) {
    b2Vec2 here = vec(corners[i], limit::size) - center, next = vec(corners[(i + 1) % used], limit::size) - center;
    area += b2Cross(here, next) / 2;
    points[i] = center + b2Vec2(here.x * scaleX, here.y * scaleY);
  }
  area = std::fabs(area);
  b2PolygonShape shape;
  if (used >= 3 && area > smallest * smallest) {
    shape.Set(points, used);
  } else {
    // The corners enclose no area, so the shape is a box.
    shape.SetAsBox(halfWidth * scaleX, halfHeight * scaleY, center, 0);
    area = 4 * halfWidth * halfHeight;
  }
  body->body->CreateFixture(&shape, 0);
  weigh(body, area, center, (halfWidth * halfWidth + halfHeight * halfHeight) / 3);
}

void box_body_add_circle(BoxBody *body, BoxVector center, double radius) {
  b2CircleShape shape;
  shape.m_p = vec(center, limit::size);
  shape.m_radius = std::max(positive(radius, limit::size), smallest);
  body->body->CreateFixture(&shape, 0);
  weigh(body, b2_pi * shape.m_radius * shape.m_radius, shape.m_p, shape.m_radius * shape.m_radius / 2);
}

void box_body_end_shape(BoxBody *body) {
  if (body->area > 0) {
    body->centroid *= 1 / body->area;
    body->inertiaPerMass /= body->area;
  }
  body->applyMaterial();
  body->body->SetAwake(true);
}

void box_body_set_material(BoxBody *body, BoxMaterial material) {
  body->material = material;
  body->applyMaterial();
  body->body->SetAwake(true);
}

void box_body_set_feels_gravity(BoxBody *body, bool feels) {
  body->body->SetGravityScale(feels ? 1 : 0);
  body->body->SetAwake(true);
}

void box_body_set_masks(BoxBody *body, uint64_t items, uint64_t boundaries) {
  if (body->items == items && body->boundaries == boundaries) return;
  body->items = items;
  body->boundaries = boundaries;
  for (b2Fixture *f = body->body->GetFixtureList(); f; f = f->GetNext()) f->Refilter();
  body->body->SetAwake(true);
}

void box_body_set_place(BoxBody *body, BoxVector center, double angle) {
  body->lastPlace = vec(center);
  body->lastAngle = number(angle);
  body->body->SetTransform(body->lastPlace, body->lastAngle);
  body->body->SetAwake(true);
}

BoxVector box_body_center(const BoxBody *body) { return vec(body->body->GetPosition()); }
double box_body_angle(const BoxBody *body) { return body->body->GetAngle(); }
BoxVector box_body_velocity(const BoxBody *body) { return vec(body->body->GetLinearVelocity()); }
double box_body_angular_velocity(const BoxBody *body) { return body->body->GetAngularVelocity(); }

void box_body_add_velocity(BoxBody *body, BoxVector velocity) {
  b2Vec2 sum = body->body->GetLinearVelocity() + vec(velocity, limit::velocity);
  body->body->SetLinearVelocity(vec(vec(sum), limit::velocity));
  body->body->SetAwake(true);
}

void box_body_add_angular_velocity(BoxBody *body, double velocity) {
  double sum = body->body->GetAngularVelocity() + number(velocity, limit::velocity);
  body->body->SetAngularVelocity(number(sum, limit::velocity));
  body->body->SetAwake(true);
}

double box_body_mass(const BoxBody *body) { return body->body->GetMass(); }

void box_body_push(BoxBody *body, BoxVector force, BoxVector offset, bool isImpulse) {
  b2Vec2 point = body->body->GetWorldCenter() + vec(offset);
  if (isImpulse)
    body->body->ApplyLinearImpulse(vec(force, limit::force), point, true);
  else
    body->body->ApplyForce(vec(force, limit::force), point, true);
}

void box_body_turn_towards(BoxBody *body, double angle, double frequency, double damping, double seconds) {
  b2Body *b = body->body;
  if (b->GetType() != b2_dynamicBody || b->IsFixedRotation() || !b->IsAwake()) return;
  // The constraint is soft and solved implicitly, so that it is stable for every step length.
  double omega = 2 * M_PI * positive(frequency), step = seconds;
  damping = positive(damping);
  double away = std::remainder(b->GetAngle() - number(angle), 2 * M_PI);
  double velocity = b->GetAngularVelocity();
  double next = (velocity - step * omega * omega * away) / (1 + 2 * damping * omega * step + step * step * omega * omega);
  b->SetAngularVelocity(number(next, limit::velocity));
}

bool box_body_is_awake(const BoxBody *body) { return body->body->IsAwake(); }
void box_body_wake(BoxBody *body) { body->body->SetAwake(true); }

BoxBody *box_boundary_create(BoxWorld *world, int64_t tag, const BoxVector *points, int64_t count, bool isClosed,
                             uint64_t mask) {
  auto *made = new BoxBody();
  made->world = world;
  made->tag = tag;
  made->isBoundary = true;
  made->boundaries = mask;
  b2BodyDef def;
  def.userData.pointer = reinterpret_cast<uintptr_t>(made);
  made->body = world->world.CreateBody(&def);
  std::vector<b2Vec2> line;
  for (int64_t i = 0; i < count; i++) {
    b2Vec2 next = vec(points[i]);
    // Box2D requires a minimum distance between successive points.
    if (line.empty() || b2DistanceSquared(line.back(), next) > 2 * b2_linearSlop * b2_linearSlop) line.push_back(next);
  }
  if (isClosed && line.size() > 2 &&
      b2DistanceSquared(line.back(), line.front()) <= 2 * b2_linearSlop * b2_linearSlop)
    line.pop_back();
  // Edges are two-sided, because items may be on either side of a boundary.
  size_t edges = line.size() < 2 ? 0 : line.size() - (isClosed && line.size() > 2 ? 0 : 1);
  for (size_t i = 0; i < edges; i++) {
    b2EdgeShape edge;
    edge.SetTwoSided(line[i], line[(i + 1) % line.size()]);
    b2Fixture *fixture = made->body->CreateFixture(&edge, 0);
    // The boundary uses the friction and elasticity of the item. Frictions are multiplied, and the larger elasticity
    // applies.
    fixture->SetFriction(1);
    fixture->SetRestitution(0);
  }
  return made;
}

static BoxJoint *wrap(BoxWorld *world, b2JointDef &def, b2Body *a, b2Body *b) {
  def.bodyA = a;
  def.bodyB = b;
  def.collideConnected = true;
  auto *made = new BoxJoint();
  made->world = world;
  made->joint = world->world.CreateJoint(&def);
  a->SetAwake(true);
  b->SetAwake(true);
  return made;
}

static b2Body *other(BoxWorld *world, BoxBody *body) { return body ? body->body : world->ground; }

BoxJoint *box_joint_distance(BoxWorld *world, BoxBody *a, BoxVector anchorA, BoxBody *b, BoxVector anchorB,
                             double minimum, double maximum) {
  b2DistanceJointDef def;
  b2Body *second = other(world, b);
  def.localAnchorA = second->GetLocalPoint(vec(anchorB));
  def.localAnchorB = a->body->GetLocalPoint(vec(anchorA));
  def.minLength = positive(minimum, limit::place);
  def.maxLength = std::max(positive(maximum, limit::place), def.minLength);
  def.length = std::max(def.maxLength, b2_linearSlop);
  return wrap(world, def, second, a->body);
}

BoxJoint *box_joint_spring(BoxWorld *world, BoxBody *a, BoxVector anchorA, BoxBody *b, BoxVector anchorB, double length,
                           double frequency, double damping) {
  b2Body *second = other(world, b);
  float hertz = positive(frequency), ratio = positive(damping);
  if (!b && length < b2_linearSlop) {
    b2MouseJointDef def;
    // The joint is attached to the body at its first target and pulls the body to the second.
    def.target = vec(anchorA);
    float omega = 2 * b2_pi * hertz, mass = a->body->GetMass();
    def.stiffness = mass * omega * omega;
    def.damping = 2 * mass * ratio * omega;
    def.maxForce = FLT_MAX;
    BoxJoint *made = wrap(world, def, second, a->body);
    static_cast<b2MouseJoint *>(made->joint)->SetTarget(vec(anchorB));
    return made;
  }
  b2DistanceJointDef def;
  def.localAnchorA = second->GetLocalPoint(vec(anchorB));
  def.localAnchorB = a->body->GetLocalPoint(vec(anchorA));
  def.length = std::max(positive(length, limit::place), b2_linearSlop);
  def.minLength = 0;
  def.maxLength = FLT_MAX;
  b2LinearStiffness(def.stiffness, def.damping, hertz, ratio, second, a->body);
  return wrap(world, def, second, a->body);
}

BoxJoint *box_joint_fixed(BoxWorld *world, BoxBody *a, BoxBody *b, BoxVector anchor, double frequency, double damping) {
  b2WeldJointDef def;
  b2Body *second = other(world, b);
  def.Initialize(second, a->body, vec(anchor));
  if (frequency > 0)
    b2AngularStiffness(def.stiffness, def.damping, positive(frequency), positive(damping), second, a->body);
  return wrap(world, def, second, a->body);
}

BoxJoint *box_joint_pin(BoxWorld *world, BoxBody *a, BoxBody *b, BoxVector anchor, double frictionTorque,
                        bool isLimited, double lower, double upper) {
  b2RevoluteJointDef def;
  b2Body *second = other(world, b);
  def.Initialize(second, a->body, vec(anchor));
  def.enableMotor = frictionTorque > 0;
  def.maxMotorTorque = positive(frictionTorque, limit::force);
  def.motorSpeed = 0;
  def.enableLimit = isLimited;
  def.lowerAngle = number(lower);
  def.upperAngle = number(upper);
  return wrap(world, def, second, a->body);
}

BoxJoint *box_joint_sliding(BoxWorld *world, BoxBody *a, BoxBody *b, BoxVector anchor, BoxVector axis, bool isLimited,
                            double lower, double upper, double frictionForce) {
  b2PrismaticJointDef def;
  b2Body *second = other(world, b);
  b2Vec2 direction = vec(axis);
  if (direction.Normalize() < FLT_EPSILON) direction.Set(1, 0);
  def.Initialize(second, a->body, vec(anchor), direction);
  def.enableLimit = isLimited;
  def.lowerTranslation = number(lower, limit::place);
  def.upperTranslation = number(upper, limit::place);
  def.enableMotor = frictionForce > 0;
  def.maxMotorForce = positive(frictionForce, limit::force);
  def.motorSpeed = 0;
  return wrap(world, def, second, a->body);
}

void box_joint_destroy(BoxJoint *joint) {
  joint->world->world.DestroyJoint(joint->joint);
  delete joint;
}
